internal import EspalierBase

/// The life cycle of one scene and its followers, such as its view model or presenter.
///
/// The window that shows the scene drives its life. Each hook runs once for its moment, in order.
///
/// A hook that was skipped runs before the next one, so that a scene that is removed before it was drawn still receives
/// both hooks of its appearance.
@MainActor
package final class SceneLife {
  private enum Phase { case new, hidden, prepared, appearing, visible, disappearing, ended }

  /// The scene that has this life cycle.
  package let scene: any Scene
  /// The objects that receive the hooks: the scene, then its followers.
  private let members: [any SceneLifeCycle]
  private var phase = Phase.new
  /// The environment that the scene and its followers read.
  package private(set) var context: EnvironmentContext?
  /// The error that reports a required value missing in the environment of the scene or of a follower; nil if no such
  /// value is missing.
  private var ownFault: EnvironmentError?
  /// The parts that have read the environment, each with its environment error, if any.
  private var partsRead: [ObjectIdentifier: (part: any ScreenPart, fault: EnvironmentError?)] = [:]
  /// True once a hook has run.
  private var hasBegun = false

  /// Creates the life cycle of a scene. The scene must not have been shown in another window.
  package init(_ scene: any Scene) {
    self.scene = scene
    members = [scene] + scene.followers
  }

  /// True while the scene is visible or appearing, and while it is prepared ahead: it then loads, and its screen is
  /// made.
  package var isShown: Bool { isVisible || phase == .prepared }

  /// True while the scene is visible or appearing.
  private var isVisible: Bool { phase == .appearing || phase == .visible }

  /// Sets the function that runs the effects of the scene and its followers, until the scene ends.
  package func runEffects(
    by start: @escaping (@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?
  ) {
    for member in members {
      (member as? any EffectRunning)?.effects.start = start
      (member as? any SceneHolding)?.runEffects(by: start)
    }
  }

  // MARK: Environment

  /// The error that is shown instead of the scene, because a required value is missing in its environment.
  package var fault: EnvironmentError? { ownFault ?? partsRead.values.lazy.compactMap(\.fault).first }

  /// True if the hooks of the scene may run: its environment provides all required values, or a hook has run before.
  package var canRun: Bool { ownFault == nil || hasBegun }

  /// Gives the scene and its followers the values that they read from their environment.
  ///
  /// Call it before ``begin()``, and again when the environment has been replaced.
  package func read(_ context: EnvironmentContext) {
    self.context = context
    let couldRun = canRun
    ownFault = nil
    partsRead = [:]
    for member in members {
      let faults = EnvironmentReader.read(context.values, by: member, data: member.reads)
      if let fault = fatal(faults, of: member, context), ownFault == nil { ownFault = fault }
      (member as? any SceneHolding)?.read(context)
    }
    read(by: scene.parts)
    if !couldRun, canRun { catchUp() }
  }

  /// Provides new parts of the screen with the environment values that they read, and forgets removed parts.
  ///
  /// If a part within another part lacks something, the outer part shows the error.
  package func read(by parts: [any ScreenPart]) {
    guard let context, !parts.isEmpty || !partsRead.isEmpty else { return }
    var known: [ObjectIdentifier: (part: any ScreenPart, fault: EnvironmentError?)] = [:]
    for part in parts {
      var next: (any ScreenPart)? = part
      var holder: (any PartHolding)?
      while let part = next {
        let id = ObjectIdentifier(part)
        if let entry = partsRead[id] {
          known[id] = entry
        } else {
          let fault = fatal(EnvironmentReader.read(context.values, by: part, data: part.reads), of: part, context)
          if let fault { holder?.fail(fault) }
          known[id] = (part, holder == nil ? fault : nil)
        }
        holder = part as? any PartHolding
        next = holder?.heldPart
      }
    }
    partsRead = known
  }

  /// Reports the faults in an object's environment. Returns the first fault that prevents the object from being shown,
  /// as an error.
  private func fatal(
    _ faults: [EnvironmentFault], of reader: AnyObject, _ context: EnvironmentContext
  ) -> EnvironmentError? {
    let words = faults.map { $0.description(in: "\(type(of: reader))") }
    for sentence in words { context.report(sentence) }
    return faults.firstIndex(where: \.isFatal).map { EnvironmentError(description: words[$0]) }
  }

  /// Runs the hooks that were held back until the scene's environment was complete.
  private func catchUp() {
    guard phase != .new, phase != .ended else { return }
    hasBegun = true
    notify { $0.didLoad() }
    if phase == .disappearing { phase = .hidden }
    if isVisible { notify { $0.willAppear() } }
    if phase == .visible { notify { $0.didAppear() } }
  }

  // MARK: Hooks

  /// Notifies the scene that it is about to appear for the first time. ``appear()`` calls this method if it was not
  /// called before.
  package func begin() {
    guard phase == .new else { return }
    phase = .hidden
    hasBegun = canRun
    notify { $0.didLoad() }
  }

  /// Prepares the scene for a person who may open its place soon. The scene loads, and its screen is made, but no hook of
  /// an appearance runs.
  package func prepare() {
    begin()
    if phase == .hidden { phase = .prepared }
  }

  /// Notifies the scene that it is about to appear.
  package func appear() {
    begin()
    if phase == .disappearing { finish() }
    guard phase == .hidden else { return }
    phase = .appearing
    notify { $0.willAppear() }
  }

  /// Notifies the scene that it is about to disappear.
  package func disappear() {
    if phase == .appearing { finish() }
    if phase == .prepared { phase = .hidden }
    guard phase == .visible else { return }
    phase = .disappearing
    notify { $0.willDisappear() }
  }

  /// Notifies the scene that the surface has shown or hidden it.
  package func finish() {
    switch phase {
    case .appearing:
      phase = .visible
      notify { $0.didAppear() }
    case .disappearing:
      phase = .hidden
      notify { $0.didDisappear() }
    default: break
    }
  }

  /// Ends the life of a scene that is removed for good. A scene that was never shown receives no hooks.
  package func end() {
    disappear()
    finish()
    guard phase == .hidden else { return }
    phase = .ended
    for member in members { (member as? any EffectRunning)?.effects.end() }
    notify { $0.didEnd() }
  }

  /// Loads the content of the scene and its followers concurrently.
  package func load() async {
    await EnvironmentContext.$current.withValue(context) { await scene.loadAll() }
  }

  /// The current content of the scene, made in its environment.
  package var screen: Screen { EnvironmentContext.$current.withValue(context) { scene.screen } }

  /// The value on which loading depends. When the value changes, the content of the scene and its followers is loaded
  /// again.
  package var loadID: AnyHashable {
    EnvironmentContext.$current.withValue(context) { scene.idOfAllLoads(in: context?.values) }
  }

  // MARK: Kept state

  /// Returns the values that the scene and its followers keep for restoration, by the names of their types.
  ///
  /// - Parameter report: Called with a message for each value that could not be encoded.
  package func restorationState(report: (String) -> Void) -> [String: String] {
    var kept: [String: String] = [:]
    forEachRestorable { name, member in
      do { kept[name] = try member.restorationText() } catch {
        report("What \(name) keeps was not taken: \(LogWords.of(error))")
      }
    }
    return kept
  }

  /// Restores the values that the scene and its followers kept. Call it before ``begin()``.
  package func restore(_ kept: [String: String], report: (String) -> Void) {
    guard phase == .new else { return }
    forEachRestorable { name, member in
      guard let text = kept[name] else { return }
      do { try member.restore(text: text) } catch {
        report("What \(name) kept is not readable any more, and was passed over: \(LogWords.of(error))")
      }
    }
  }

  /// Notifies the scene and its followers that they end now, and will later be created again from their kept values.
  /// Call it before ``end()``.
  package func suspend() {
    forEachRestorable { _, member in
      // A member whose value cannot be encoded starts from the beginning.
      guard let member = member as? any WorkRestoring, (try? member.restorationText()) != nil else { return }
      member.willSuspend()
    }
  }

  /// Calls a function with the name of each member that keeps state, and with the member. Members of one type are
  /// distinguished by their order.
  private func forEachRestorable(_ body: (String, any StateRestoring) -> Void) {
    var seen: [String: Int] = [:]
    for case let member as any StateRestoring in members {
      let type = "\(type(of: member))"
      let count = seen[type, default: 0]
      seen[type] = count + 1
      body(count == 0 ? type : "\(type)#\(count + 1)", member)
    }
  }

  private func notify(_ hook: (any SceneLifeCycle) -> Void) {
    guard canRun else { return }
    for member in members { hook(member) }
  }
}

/// A scene that shows other scenes, and passes on to them the values that it receives from its window.
@MainActor
package protocol SceneHolding: AnyObject {
  /// Sets the function that runs the effects of the scenes within this one, including those added later.
  func runEffects(by start: @escaping (@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?)
  /// Gives the scenes within this one, including those added later, their environment.
  func read(_ context: EnvironmentContext)
}

/// A part of a screen that contains another part. Both parts read the environment.
@MainActor
package protocol PartHolding: AnyObject {
  /// The contained part; nil while there is none.
  var heldPart: (any ScreenPart)? { get }
  /// Shows an error instead of the contained part.
  func fail(_ error: any Error)
}

extension Scene {
  /// Returns the value on which the loads of the scene and its followers depend, including the versions of the data
  /// that they read in an environment.
  package func idOfAllLoads(in environment: EnvironmentValues?) -> AnyHashable {
    let followers = followers
    let id = followers.isEmpty ? loadID : AnyHashable([loadID] + followers.map(\.loadID))
    let data = followers.reduce(into: reads) { $0.formUnion($1.reads) }
    guard !data.isEmpty, let versions = environment?.dataVersions else { return id }
    return AnyHashable([id, versions.identity(of: data)])
  }

  /// Loads the content of the scene and its followers concurrently.
  package func loadAll() async {
    let followers = followers
    guard !followers.isEmpty else { return await load() }
    await withDiscardingTaskGroup { group in
      group.addTask { await self.load() }
      for follower in followers { group.addTask { await follower.load() } }
    }
  }
}
