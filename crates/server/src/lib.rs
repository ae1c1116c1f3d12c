//! HTTP and WebSocket, people, clocks and storage around the tables.
