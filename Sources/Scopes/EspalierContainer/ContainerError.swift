/// A failure of a container to give a dependency, with the way that led there.
///
/// Its description says what failed, where it is registered, and how to mend it.
public struct ContainerError: Error, Sendable, CustomStringConvertible {
  /// A reason for the failure.
  public enum Reason: Sendable {
    /// Nothing is registered for the key.
    case missing
    /// Making the value needs the value itself.
    case cycle
    /// Factories call each other so deep that the thread's stack would not do.
    case tooDeep
    /// The factory threw.
    case failed(any Error)
    /// The dependency is registered for another kind of call: the text names the call that will do.
    case wrongDoor(use: String)
    /// The value's lifetime is `.weak`, and it is no object.
    case notAnObject
    /// Another thread has been making the value for longer than this container lets anybody wait.
    case waitedTooLong(Duration)
  }

  private let cause: Reason
  /// The key of the dependency that could not be had.
  public let wanted: DependencyKey
  /// The registrations on the way, from the inside out.
  private var steps: [RegistrationSite] = []

  init(_ cause: Reason, _ wanted: DependencyKey, steps: [RegistrationSite] = []) {
    self.cause = cause
    self.wanted = wanted
    self.steps = steps
  }

  /// The reason for the failure.
  ///
  /// Factories that went too deep over the same registrations again and again went in a circle.
  public var reason: Reason {
    if case .tooDeep = cause, cycle != nil { return .cycle }
    return cause
  }

  /// The registrations that were being made, from the outermost to the one that failed.
  public var path: [RegistrationSite] {
    if case .cycle = reason { return cycle ?? steps.reversed() }
    return steps.reversed()
  }

  /// An error on its way out through a registration that was being made.
  @usableFromInline static func passing(_ error: any Error, through registration: Registration) -> ContainerError {
    var passed = error as? ContainerError ?? ContainerError(.failed(error), registration.key)
    passed.pass(through: registration)
    return passed
  }

  /// In place: a way of thousands is not copied at each step.
  mutating func pass(through registration: Registration) { steps.append(registration.site) }

  /// The way to the first registration that comes again, that one at its end too.
  private var cycle: [RegistrationSite]? {
    var first: [RegistrationSite: Int] = [:]
    var start: Int?
    var ordered: [RegistrationSite] = []
    for step in steps.reversed() {
      ordered.append(step)
      if first.updateValue(ordered.count - 1, forKey: step) != nil {
        start = ordered.count
        break
      }
    }
    if let start { return Array(ordered[..<start]) }
    // What was wanted is the last step, and its own registration stands above.
    guard let again = ordered.first(where: { $0.key == wanted }), case .cycle = cause else { return nil }
    return ordered + [again]
  }

  /// A message that says what failed, why, where, and how to mend it.
  public var description: String {
    switch reason {
    case .missing:
      "\(wanted) is not registered.\(trace) Register it, in this container or in a parent, before it is needed."
    case .cycle:
      "\(wanted) needs itself: \(Self.text(path)). Let one of them take the other later, with `.then`."
    case .tooDeep:
      "\(wanted) could not be made, for \(path.count) factories called each other and the stack of this thread is nearly "
        + "used up.\(trace) Register from initialisers, or say what factories need with `needs:`; those are made one "
        + "after the other."
    case .failed(let error):
      "\(wanted) could not be made: \(error).\(trace) See its factory."
    case .wrongDoor(let use):
      "\(wanted) cannot be had this way.\(trace) Use `\(use)`."
    case .waitedTooLong(let time):
      "\(wanted) has been in the making by another thread for \(time.components.seconds) seconds.\(trace) If its factory waits for "
        + "the thread that needs it here, resolve what that thread needs before, on the factory's own thread; if it is slow, "
        + "give the container more patience with `Container(waitingAtMost:)`."
    case .notAnObject:
      "\(wanted) is kept weakly and is no object.\(trace) Register it with another lifetime, or make it a class."
    }
  }

  private var trace: String { steps.isEmpty ? "" : " On the way: \(Self.text(path))." }

  /// Names all, or the two ends of a long way.
  static func text(_ path: [RegistrationSite]) -> String {
    let names = path.map(\.description)
    guard names.count > 24 else { return names.joined(separator: " → ") }
    return (names.prefix(8) + ["… \(names.count - 16) more …"] + names.suffix(8)).joined(separator: " → ")
  }
}
