//! How the game is played, and the contract.

mod contract;
