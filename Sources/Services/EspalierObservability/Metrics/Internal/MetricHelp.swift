/// The names and help sentences of Espalier's own metrics.
enum MetricHelp {
  static let folded = "espalier_metrics_folded_total"
  static let refused = "espalier_metrics_refused_total"

  static let ours: [String: String] = [
    folded: "Requests for a series over the limit of a metric, which are counted under other.",
    refused: "Requests for a metric whose name stands for another, or over the limit of metrics.",
    "espalier_operations_total": "What the app did.",
    "espalier_failures_total": "Errors that a person was shown.",
    "espalier_mount_duration_seconds": "The time to make a page.",
    "espalier_mount_size_bytes": "The size of a page.",
    "espalier_event_duration_seconds": "The time to handle an event of a person.",
    "espalier_render_duration_seconds": "The time to make a screen and compare it with the one before.",
    "espalier_patch_duration_seconds": "The time to send what differs.",
    "espalier_patch_size_bytes": "The size of what differs.",
    "espalier_reconnect_duration_seconds": "The time to take up a session again.",
    "espalier_gateway_call_duration_seconds": "The time of a call of a gateway.",
  ]
}
