public import EspalierApp

/// An app that says more about how it is served to browsers than ``WebSurface`` asks at its start: limits, times, style
/// rules of its own.
///
/// ```swift
/// extension Notes: WebApp {
///   func configure(_ configuration: inout WebConfiguration) {
///     configuration.stylesheet = ".notes { column-count: 2 }"
///   }
/// }
/// ```
public protocol WebApp: App {
  /// Changes what is served, and how; it runs after the options have been read.
  func configure(_ configuration: inout WebConfiguration)
}
