/// The place in the app where an event happened. It consists of names in the program's code, never of text or addresses
/// from a person.
///
/// ```swift
/// let place = TelemetryPlace(surface: "web", session: "s1", pattern: "/accounts/{account}", module: "Accounts")
/// ```
public struct TelemetryPlace: Sendable, Hashable {
  /// The kind of surface, such as `web`.
  public var surface: String?
  /// The identifier of the session for logs, unique within a process. It is neither an identity nor the secret that
  /// identifies a browser.
  public var session: String?
  /// The pattern of the route, such as `/accounts/{account}`; never the values in it.
  public var pattern: String?
  /// The name of the module that the screen belongs to.
  public var module: String?

  /// Creates a place from the values that are known.
  public init(surface: String? = nil, session: String? = nil, pattern: String? = nil, module: String? = nil) {
    self.surface = surface
    self.session = session
    self.pattern = pattern
    self.module = module
  }

  /// The place of the task's current operation; empty outside of an operation.
  ///
  /// `measure` of ``Telemetry`` sets it for all that its work does, including the tasks that it starts.
  public static var current: TelemetryPlace { Telemetry.scope?.place ?? TelemetryPlace() }
}
