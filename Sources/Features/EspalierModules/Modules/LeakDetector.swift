internal import EspalierBase
internal import EspalierScopes
public import EspalierViews

/// A detector of modules that were detached and still live, and of objects that they handed to ``AnyModule/own(_:)``.
///
/// A debug build has one from the start, which writes a line on standard error. A build for release has none, and
/// nothing is followed; give it one to look for a leak that shows only there:
///
/// ```swift
/// LeakDetector.installed = LeakDetector { leak in logger.warning("\(leak)") }
/// ```
///
/// Tests use `expectNoLeaks` of EspalierTesting.
///
/// - Isolation: main actor.
/// - Ownership: it holds what it follows weakly.
/// - Cost: none without one; with one, some words for each module that is detached, and one alarm for all of them.
@MainActor
public final class LeakDetector {
  /// The detector that follows every module of the process; nil follows nothing.
  public static var installed: LeakDetector? = standard

  private static var standard: LeakDetector? {
    #if DEBUG
      LeakDetector { StandardErrorStream.write("\($0)") }
    #else
      nil
    #endif
  }

  @TaskLocal private static var inScope: LeakDetector?
  /// The number of scopes under way, so that nobody looks for one where there is none.
  private static var scopes = 0

  static var current: LeakDetector? { scopes > 0 ? inScope ?? installed : installed }

  /// The time for which a detached object may live on.
  public let grace: Duration
  private let clock: any MainClock
  private let report: @MainActor (Leak) -> Void
  private var fresh: [Followed] = []
  private var old: [Followed] = []
  private var told: [Followed] = []
  private var alarm: Alarm?

  /// Makes a detector; it follows what is detached once it is ``installed``, or within ``detect(_:)``.
  ///
  /// - Parameters:
  ///   - grace: The time for which a detached object may live on. It is told after that, and before twice that time.
  ///   - clock: The clock that the grace is counted by.
  ///   - report: Told once of each leak.
  public init(
    grace: Duration = .seconds(2), clock: any MainClock = SystemMainClock(),
    report: @escaping @MainActor (Leak) -> Void
  ) {
    self.grace = grace
    self.clock = clock
    self.report = report
  }

  isolated deinit { alarm?.cancel() }

  /// Follows modules that are detached in the work and in tasks begun in it, and no others.
  public func detect<Result>(_ work: @MainActor () async throws -> Result) async rethrows -> Result {
    Self.scopes += 1
    defer { Self.scopes -= 1 }
    return try await Self.$inScope.withValue(self) { try await work() }
  }

  /// The objects that were detached and live at this moment, whether their grace is over or not.
  public var living: [Leak] { (told + old + fresh).compactMap(\.leak) }

  /// Follows an object that is no module and should go now.
  ///
  /// - Parameters:
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
        // What was attached again has its own still.
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
    told = (told + old).filter { $0.object != nil }
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
