public import EspalierApp
internal import EspalierServer

/// An app with settings for browsers beyond the options of ``WebSurface``: limits, timeouts, style rules of its own.
///
/// ```swift
/// extension Notes: WebApp {
///   func configure(_ configuration: inout WebConfiguration) {
///     configuration.stylesheet = ".notes { column-count: 2 }"
///   }
/// }
/// ```
public protocol WebApp: App {
  /// Changes the configuration of the server, after the options have been read.
  func configure(_ configuration: inout WebConfiguration)
}
