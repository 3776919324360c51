/// An action of the app, as it is reported to a log, to metrics or to a trace.
///
/// ```swift
/// func told(_ telemetry: Telemetry) {
///   let place = TelemetryPlace(surface: "web", session: "s1", pattern: "/accounts/{account}", module: "Accounts")
///   telemetry.record(TelemetryEvent(.patch, at: place, duration: .milliseconds(2), bytes: 1_200))
/// }
/// ```
///
/// An event contains names of the program, sizes and times. The one exception is ``TelemetryFailure/details``.
public struct TelemetryEvent: Sendable, Hashable {
  /// The kinds of event.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A surface showed a place for the first time: a page was made.
    case mount
    /// An event of the person, such as a tap, was handled.
    case event
    /// A screen was made again and compared with the one before.
    case render
    /// The difference between two screens was sent to the surface.
    case patch
    /// A surface connected again to a session that it had lost.
    case reconnect
    /// A gateway was called.
    case gatewayCall
    /// An error was shown to the person, with an error number.
    case failure
  }

  /// The kind of the event.
  public let kind: Kind
  /// The name of the event within its kind.
  ///
  /// It is the name of the person's event (`tap`), or of the gateway's call (`RatesGateway.refresh`). The name is
  /// written in the program, and the number of different names is small.
  public var name: String?
  /// The place where the event happened.
  public var place: TelemetryPlace
  /// The time that the work took.
  public var duration: Duration?
  /// The number of bytes that were sent.
  public var bytes: Int?
  /// The error with which the work ended, or which was shown.
  public var failure: TelemetryFailure?

  /// Creates an event from the values that are known.
  public init(
    _ kind: Kind, name: String? = nil, at place: TelemetryPlace = .current, duration: Duration? = nil,
    bytes: Int? = nil, failure: TelemetryFailure? = nil
  ) {
    self.kind = kind
    self.name = name
    self.place = place
    self.duration = duration
    self.bytes = bytes
    self.failure = failure
  }

  /// Returns an event for an error that was shown to the person with an error number.
  public static func failure(
    _ error: any Error, number: String, at place: TelemetryPlace = .current
  ) -> TelemetryEvent {
    TelemetryEvent(.failure, at: place, failure: TelemetryFailure(error, number: number))
  }
}

extension TelemetryEvent: CustomStringConvertible {
  /// The event as one line, as in `patch /accounts/{account} 1200 bytes`. It does not contain the message of an error.
  public var description: String {
    var parts = [kind.rawValue]
    if let name { parts.append(name) }
    if let pattern = place.pattern { parts.append(pattern) }
    if let duration { parts.append("\(duration)") }
    if let bytes { parts.append("\(bytes) bytes") }
    if let failure {
      parts.append(failure.name)
      if let number = failure.number { parts.append(number) }
    }
    return parts.joined(separator: " ")
  }
}
