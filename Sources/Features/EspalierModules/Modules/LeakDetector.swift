internal import EspalierBase
internal import EspalierScopes
public import EspalierViews

/// A detector of modules that still exist after they were detached, and of objects that these modules passed to
/// ``AnyModule/own(_:)``.
///
/// A debug build has a detector from the start, which writes a line on standard error. A release build has none, and
/// nothing is followed. Install one to find a leak that occurs only there:
///
/// ```swift
/// LeakDetector.installed = LeakDetector { leak in logger.warning("\(leak)") }
/// ```
///
/// Tests use `expectNoLeaks` of EspalierTesting.
///
/// - Isolation: main actor.
/// - Ownership: it holds the objects that it follows weakly.
/// - Cost: none without a detector; with one, a short note for each detached module, and one timer for all of them.
@MainActor
public final class LeakDetector {
  /// The detector that follows every module of the process; nil if no detector does.
  public static var installed: LeakDetector? = standard

  private static var standard: LeakDetector? {
    #if DEBUG
      LeakDetector { StandardErrorStream.write("\($0)") }
    #else
      nil
    #endif
  }

  @TaskLocal private static var inScope: LeakDetector?
  /// The number of detection scopes in progress. If it is zero, the detector of the current scope need not be looked
  /// up.
  private static var scopes = 0

  static var current: LeakDetector? { scopes > 0 ? inScope ?? installed : installed }

  /// The time for which a detached object may still exist.
  public let grace: Duration
  private let clock: any MainClock
  private let report: @MainActor (Leak) -> Void
  private var fresh: [Followed] = []
  private var old: [Followed] = []
  private var reported: [Followed] = []
  private var alarm: Alarm?

  /// Creates a detector. It follows modules that are detached after it is ``installed``, or within ``detect(_:)``.
  ///
  /// - Parameters:
  ///   - grace: The time for which a detached object may still exist. A leak is reported after that time, and before
  ///     twice that time.
  ///   - clock: The clock that measures the grace.
  ///   - report: The action that receives each leak once.
  public init(
    grace: Duration = .seconds(2), clock: any MainClock = SystemMainClock(),
    report: @escaping @MainActor (Leak) -> Void
  ) {
    self.grace = grace
    self.clock = clock
    self.report = report
  }

  isolated deinit { alarm?.cancel() }

  /// Follows only the modules that are detached during the work, or during tasks that the work starts.
  public func detect<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    Self.scopes += 1
    defer { Self.scopes -= 1 }
    return try await Self.$inScope.withValue(self) { try await work() }
  }

  /// The detached objects that still exist, including objects whose grace period has not ended.
  public var living: [Leak] { (reported + old + fresh).compactMap(\.leak) }

  /// Follows an object that is not a module and should be released now.
  ///
  /// - Parameters:
  ///   - object: The object to follow, which is held weakly.
  ///   - path: The path of the object in a report.
  ///   - attached: The things attached to the object, as a report lists them.
  public func watch(_ object: AnyObject, path: String, attached: [String] = []) {
    let type = TypeName.full(Swift.type(of: object))
    follow(object) { _ in Leak(path: path, type: type, attached: attached) }
  }

  func watch(_ module: AnyModule, _ note: ModuleNote) {
    follow(module) { object in (object as? AnyModule).flatMap { note.leak(of: $0) } }
    for case let object? in module.owned.map(\.object) {
      follow(object) { [weak module] object in
        // A module that was attached again still has its children and tasks.
        if let module, module.parent != nil || !module.hasEnded { return nil }
        let name = "\(Swift.type(of: object))"
        let type = TypeName.full(Swift.type(of: object))
        return Leak(path: "\(note.path)/\(name)", type: type, attached: ["owned by \(note.path)"])
      }
    }
  }

  private func follow(_ object: AnyObject, _ describe: @escaping @MainActor (AnyObject) -> Leak?) {
    fresh.append(Followed(object: object, describe: describe))
    if alarm == nil { setAlarm() }
  }

  private func setAlarm() {
    alarm = clock.alarm(after: grace) { [weak self] in self?.ring() }
  }

  private func ring() {
    alarm = nil
    let due = old.compactMap(\.leak)
    reported = (reported + old).filter { $0.object != nil }
    old = fresh.filter { $0.object != nil }
    fresh = []
    if !old.isEmpty { setAlarm() }
    for leak in due { report(leak) }
  }

  @MainActor private struct Followed {
    weak var object: AnyObject?
    let describe: @MainActor (AnyObject) -> Leak?

    var leak: Leak? { object.flatMap(describe) }
  }
}
