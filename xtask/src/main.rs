//! The build.
fn main() {}
