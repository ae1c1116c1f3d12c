//! The twelve actions of the display, one file each.

mod abundance;
mod adaptation;
mod competition;
mod depletion;
mod domination;
mod glaciation;
mod initiative;
mod migration;
mod regression;
mod speciation;
mod wanderlust;
mod wasteland;
