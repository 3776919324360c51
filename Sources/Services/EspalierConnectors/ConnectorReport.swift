internal import EspalierBase

/// A report on a connector, for the person who operates the app.
///
/// ```swift
/// func note(_ report: ConnectorReport) -> String { "\(report)" }
/// // firebase/modules/CrashReports: start took longer than 3.0 seconds. It is cancelled; the others go on.
/// ```
public struct ConnectorReport: Sendable {
  /// A call to a connector.
  public enum Call: Sendable, Hashable {
    /// The start of the connector.
    case start
    /// The receipt of an event of this kind.
    case receive(LifecycleEvents)
    /// The run of the connector, beside the app.
    case run
    /// The stop of the connector.
    case stop
  }

  /// An event during a call to a connector, or after the call.
  public enum Event: Sendable {
    /// The call threw an error.
    case failed(any Error)
    /// The call did not return in time. The other connectors continue without it.
    case tookTooLong(Duration)
    /// The start or the run is tried again, after this wait.
    case triedAgain(after: Duration)
    /// The call was cancelled, but did not return, and the runner no longer waits for it. The process may have to end
    /// while the call still runs.
    case abandoned
    /// The connector runs after a problem: a late or failed start has succeeded, or an abandoned call for an event has
    /// returned.
    case recovered
    /// The stop returned after its deadline, but before the runner's time was up. The other connectors had continued
    /// without it.
    case stoppedLate
    /// This number of events did not reach the connector, because it is too slow or does not return.
    case lost(Int)
  }

  /// The names from the topmost connector down to this one, as in `firebase/modules/CrashReports`.
  public let path: String
  /// The call in which the event happened.
  public let call: Call
  /// The event that is reported.
  public let event: Event

  package init(path: String, call: Call, event: Event) {
    self.path = path
    self.call = call
    self.event = event
  }
}

extension ConnectorReport: CustomStringConvertible {
  /// The report as one line.
  ///
  /// The line does not contain the value of an event, such as an address. It contains at most the first 2,000
  /// characters of an error.
  public var description: String { "\(path): \(call) \(words)" }

  private var words: String {
    switch event {
    case .failed(let error): "failed: \(LogWords.of(error))"
    case .tookTooLong(let time): "took longer than \(time). \(consequence) Give it a longer deadline if it needs one."
    case .triedAgain(let delay): "is tried again in \(delay)."
    case .abandoned: "was cancelled, has not returned, and is abandoned. Let cancellation through to what it waits for."
    case .recovered: "has come to a good end after all; the connector runs."
    case .stoppedLate: "returned late, after others had been stopped that should have waited for it."
    case .lost(let count): "has cost \(count) events that were not told. Return sooner, or ask for fewer."
    }
  }

  private var consequence: String {
    call == .stop ? "The others are stopped meanwhile." : "It is cancelled; the others go on."
  }
}

extension ConnectorReport.Call: CustomStringConvertible {
  /// The name of the call.
  public var description: String {
    switch self {
    case .start: "start"
    case .receive(let kind): "receive(\(kind))"
    case .run: "run"
    case .stop: "stop"
    }
  }
}
