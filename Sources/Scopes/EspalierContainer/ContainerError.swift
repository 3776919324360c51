/// A failure of a container to resolve a dependency, with the path that led to it.
///
/// Its description says what failed, where it is registered, and how to correct it.
public struct ContainerError: Error, Sendable, CustomStringConvertible {
  /// The reason for a failure.
  public enum Reason: Sendable {
    /// No registration exists for the key.
    case missing
    /// Creating the value needs the value itself.
    case cycle
    /// Factories call each other so deeply that the thread's stack would overflow.
    case tooDeep
    /// The factory threw.
    case failed(any Error)
    /// The dependency is registered for another kind of call. The text names the call that works.
    case wrongCall(use: String)
    /// The value's lifetime is `.weak`, and the value is not an object.
    case notAnObject
    /// Another thread has been creating the value for longer than the container's limit for a wait.
    case waitedTooLong(Duration)
  }

  private let cause: Reason
  /// The key of the dependency that could not be resolved.
  public let wanted: DependencyKey
  /// The registrations on the path, from the innermost to the outermost.
  private var steps: [RegistrationSite] = []

  init(_ cause: Reason, _ wanted: DependencyKey, steps: [RegistrationSite] = []) {
    self.cause = cause
    self.wanted = wanted
    self.steps = steps
  }

  /// The reason for the failure.
  ///
  /// If factories called each other too deeply through the same registrations, the reason is a cycle.
  public var reason: Reason {
    if case .tooDeep = cause, cycle != nil { return .cycle }
    return cause
  }

  /// The registrations under construction, from the outermost to the one that failed.
  public var path: [RegistrationSite] {
    if case .cycle = reason { return cycle ?? steps.reversed() }
    return steps.reversed()
  }

  /// Returns an error with a registration under construction added to its path.
  @usableFromInline static func passing(_ error: any Error, through registration: Registration) -> ContainerError {
    var passed = error as? ContainerError ?? ContainerError(.failed(error), registration.key)
    passed.pass(through: registration)
    return passed
  }

  /// Adds a registration to the path in place, so that a path of thousands of registrations is not copied at each step.
  mutating func pass(through registration: Registration) { steps.append(registration.site) }

  /// The path to the first registration that occurs again, with its second occurrence at the end.
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
    // The wanted key is the last step, and its own registration is further up.
    guard let again = ordered.first(where: { $0.key == wanted }), case .cycle = cause else { return nil }
    return ordered + [again]
  }

  /// A message that describes the failure, its reason and its location, and how to correct it.
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
    case .wrongCall(let use):
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

  /// Returns a text that names all registrations, or the two ends of a long path.
  static func text(_ path: [RegistrationSite]) -> String {
    let names = path.map(\.description)
    guard names.count > 24 else { return names.joined(separator: " → ") }
    return (names.prefix(8) + ["… \(names.count - 16) more …"] + names.suffix(8)).joined(separator: " → ")
  }
}
