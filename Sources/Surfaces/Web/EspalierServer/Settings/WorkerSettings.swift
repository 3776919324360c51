/// The times that a worker, one of several processes, may be unresponsive, or may take to end, before the server acts.
public struct WorkerSettings: Sendable {
  /// The time that the main actor of a worker may be unresponsive before new and returning connections go to another
  /// worker.
  ///
  /// Its pages are created again there; later changes that the unresponsive worker makes to them are discarded.
  public var silence: Duration = .seconds(5)
  /// The time that the main actor of a worker may be unresponsive before the supervisor ends the worker.
  public var hangTime: Duration = .seconds(20)
  /// The time that an ending worker has to complete the responses in progress.
  public var drainTime: Duration = .seconds(10)

  /// Creates the standard settings.
  public init() {}
}
