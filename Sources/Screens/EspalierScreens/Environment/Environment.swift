/// A value that a scene, its model or one of its parts reads from the environment, by its key.
///
/// Values that every screen needs (the formats of numbers, the currency of totals) are set once, by a feature or the
/// window, and are not passed through initializers:
///
/// ```swift
/// extension EnvironmentKeys {
///   var unit: EnvironmentKey<String> { EnvironmentKey(default: "km") }
/// }
///
/// @MainActor final class DistanceScene: Scene {
///   @Environment(\.unit) private var unit
///   var screen: Screen { Screen(title: "Distance") { Section("d") { Row(Label.with(.text("42 \(unit)"))) } } }
/// }
///
/// final class Distances: Coordinator<DistanceRoute> {
///   override func prepare(_ environment: inout EnvironmentValues) { environment.unit = "mi" }
///   override func placement(of route: DistanceRoute) -> Placement<DistanceRoute> { .root(DistanceScene()) }
/// }
///
/// enum DistanceRoute: Route {
///   case all
///   var path: Path { .root }
///   static let paths = Paths<Self> { all }
/// }
/// ```
///
/// - The window reads the environment when it takes the scene over, before ``SceneLifeCycle/didLoad()``. A scene that
///   reads a value in its initializer gets the default, and the early read is reported.
/// - A required value that is not set is an error of the place; see
///   ``EnvironmentKey/init(default:isRequired:name:file:)``.
/// - A scene within another scene reads the outer scene's environment while its screen is made and while it loads. A
///   handler of the inner scene that reads a value for the first time gets the default.
/// - A scene that lacks a required value does not begin: none of its hooks runs, and nothing is loaded, until the value
///   is set.
/// - The value itself stays the same for the scene's life, until the window's own environment is replaced. For a value
///   that changes, set an observable object.
/// - Objects with logic (gateways, stores) come from the scope, whose members the compiler checks; the environment is
///   for the appearance of screens.
/// - In an `@Observable` class, write `@ObservationIgnored` before it.
@propertyWrapper
public struct Environment<Value: Sendable>: Sendable {
  private let key: EnvironmentKey<Value>
  private let box = Box()

  @MainActor
  private final class Box {
    /// The value that is set for the scene.
    var value: Value?
    /// The value that is read if the environment of the scene sets none: the last value of the outer screen, or else
    /// the default, which is created once.
    var fallback: Value?
    var wasReadEarly = false
    var isReported = false
    nonisolated init() {}
  }

  /// Creates a reader of a value by its key.
  public init(_ path: KeyPath<EnvironmentKeys, EnvironmentKey<Value>>) { key = EnvironmentKeys()[keyPath: path] }

  /// The value that is set for the scene. It is the default of the key if no value is set, or if no window has the
  /// scene yet.
  @MainActor public var wrappedValue: Value {
    if let value = box.value { return value }
    guard let context = EnvironmentContext.current else {
      box.wasReadEarly = true
      return fallback
    }
    // The outer scene was given the environment, and gets another one when that is replaced.
    if let value = context.values.value(of: key) {
      // A handler runs without a context, and reads the value that the screen showed.
      box.fallback = value
      return value
    }
    if key.isRequired, !box.isReported {
      box.isReported = true
      context.report(EnvironmentFault.missing(key.id.name).description(in: "A scene within another one"))
    }
    return fallback
  }

  @MainActor private var fallback: Value {
    if let value = box.fallback { return value }
    let value = key.makeDefault()
    box.fallback = value
    return value
  }
}

extension Environment: EnvironmentReading {
  func read(_ environment: EnvironmentValues) -> EnvironmentFault? {
    let wasReadEarly = box.wasReadEarly && box.value == nil
    let known = environment.value(of: key)
    box.value = known ?? fallback
    if known == nil, key.isRequired { return .missing(key.id.name) }
    return wasReadEarly ? .early(key.id.name) : nil
  }
}
