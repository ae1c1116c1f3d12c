//! Numbers for those who run the server, in the format of Prometheus.

use std::sync::OnceLock;

use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};

/// From a tenth of a millisecond to ten seconds.
const SECONDS: [f64; 14] =
    [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];

const COUNTS: [f64; 9] = [1.0, 2.0, 5.0, 10.0, 25.0, 50.0, 100.0, 250.0, 1000.0];

/// The numbers of this process: several servers in one process, as tests start them, share them.
static NUMBERS: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Starts counting.
pub(crate) fn start() {
    numbers();
}

fn numbers() -> Option<&'static PrometheusHandle> {
    let install = || {
        let recorder = PrometheusBuilder::new()
            .set_buckets_for_metric(Matcher::Suffix("_seconds".into()), &SECONDS)
            .and_then(|builder| builder.set_buckets_for_metric(Matcher::Suffix("_appends".into()), &COUNTS))
            .map(PrometheusBuilder::build_recorder)
            .inspect_err(|error| tracing::warn!(%error, "nothing will be counted"))
            .ok()?;
        let handle = recorder.handle();
        // Somebody who embeds the server may count in their own way.
        metrics::set_global_recorder(recorder).ok()?;
        describe();
        Some(handle)
    };
    NUMBERS.get_or_init(install).as_ref()
}

fn describe() {
    use metrics::{describe_counter, describe_gauge, describe_histogram};
    describe_counter!("pentarchy_entries_total", "Entries stored in the logs of tables");
    describe_counter!("pentarchy_refusals_total", "Requests to tables that were refused");
    describe_counter!("pentarchy_store_errors_total", "Commits that failed, by code");
    describe_counter!("pentarchy_requests_total", "HTTP requests, by status");
    describe_counter!("pentarchy_bot_decisions_total", "Decisions of bots");
    describe_counter!("pentarchy_slow_sockets_total", "Sockets that were closed because they did not keep up");
    describe_gauge!("pentarchy_tables", "Tables in memory");
    describe_gauge!("pentarchy_sockets", "Open sockets");
    describe_histogram!("pentarchy_commit_seconds", "How long a commit took");
    describe_histogram!("pentarchy_commit_appends", "How many appends shared a commit");
    describe_histogram!("pentarchy_request_seconds", "From a request to a table to its durable answer");
    describe_histogram!("pentarchy_refold_seconds", "How long it took to fold a table's whole log");
    describe_histogram!("pentarchy_bot_seconds", "How long a bot thought");
}

/// All numbers as they are now.
pub(crate) fn render() -> String {
    numbers().map(PrometheusHandle::render).unwrap_or_default()
}

/// Tidies up what has been counted since the last time.
pub(crate) fn tidy() {
    if let Some(handle) = numbers() {
        handle.run_upkeep();
    }
}
