//! A house from outside: records in and out, and its speed.

use std::io::Write;

use pentarchy_server::{ExportOptions, ImportOptions, Imported, LoadOptions, MigrateOptions, Moved};

use crate::failure::Failure;

pub(crate) fn export(options: &ExportOptions) -> Result<(), Failure> {
    let written = pentarchy_server::export(options, &mut std::io::stdout().lock())?;
    // Standard output has the records alone.
    match (&options.backup, &options.directory) {
        (Some(file), _) => writeln!(std::io::stderr(), "everything is in {}", file.display())?,
        (None, Some(directory)) => writeln!(std::io::stderr(), "{written} records in {}", directory.display())?,
        (None, None) => {}
    }
    Ok(())
}

pub(crate) fn import(options: &ImportOptions) -> Result<(), Failure> {
    let Imported { new, known } = pentarchy_server::import(options)?;
    Ok(writeln!(std::io::stderr(), "{new} records are new, {known} were there already")?)
}

pub(crate) fn migrate(options: &MigrateOptions) -> Result<(), Failure> {
    let Moved { tables, known, lines, guests } = pentarchy_server::migrate(options)?;
    let all = tables + known;
    writeln!(std::io::stderr(), "{tables} tables have moved, {known} were there already, {guests} guests with them")?;
    Ok(writeln!(std::io::stderr(), "all {all} were read back and played again, {lines} lines, and are the same")?)
}

pub(crate) fn load(options: &LoadOptions) -> Result<(), Failure> {
    let report = pentarchy_server::load(options)?;
    let mut out = std::io::stdout().lock();
    if options.json {
        return Ok(writeln!(out, "{}", serde_json::to_string(&report)?)?);
    }
    Ok(writeln!(out, "{report}")?)
}
