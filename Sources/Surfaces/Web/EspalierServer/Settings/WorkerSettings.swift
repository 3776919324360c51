/// The times after which a worker, one of several processes, is helped or ended.
public struct WorkerSettings: Sendable {
  /// The time that the main actor of a worker may be silent before its connections, new ones and those that come back,
  /// go to another worker.
  ///
  /// Its pages are made again there; what the silent worker still does to them afterwards no longer counts.
  public var silence: Duration = .seconds(5)
  /// The time that the main actor of a worker may be silent before the supervisor ends the worker.
  public var hangTime: Duration = .seconds(20)
  /// The time that a worker that is to end has for the answers that are under way.
  public var drainTime: Duration = .seconds(10)

  /// Creates the standard settings.
  public init() {}
}
