//! The rules of Fantasy Realms.
