/// The life of one scene and its followers, as whoever shows it tells of it: each hook once for its moment, in its order.
///
/// Whatever is left out is made up for, so that a scene that goes before it was drawn is still told of both ends of its
/// appearance.
@MainActor
package final class SceneLife {
  private enum Phase { case new, hidden, appearing, visible, disappearing, ended }

  /// Whose life it is.
  package let scene: any Scene
  /// The scene, then those who follow it.
  private let members: [any SceneLifeCycle]
  private var phase = Phase.new

  /// Takes a scene that has not been shown by anybody else.
  package init(_ scene: any Scene) {
    self.scene = scene
    members = [scene] + scene.followers
  }

  /// Whether the scene is in sight or on its way there.
  package var isVisible: Bool { phase == .appearing || phase == .visible }

  /// How the effects of the scene and its followers run, until it ends.
  package func runEffects(
    by start: @escaping (@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?
  ) {
    for member in members {
      (member as? any EffectRunning)?.effects.start = start
      (member as? any SceneHolding)?.runEffects(by: start)
    }
  }

  /// The scene is about to be seen for the first time; done by ``appear()`` when nobody has.
  package func begin() {
    guard phase == .new else { return }
    phase = .hidden
    tell { $0.didLoad() }
  }

  /// The scene comes into sight.
  package func appear() {
    begin()
    if phase == .disappearing { finish() }
    guard phase == .hidden else { return }
    phase = .appearing
    tell { $0.willAppear() }
  }

  /// The scene goes out of sight.
  package func disappear() {
    if phase == .appearing { finish() }
    guard phase == .visible else { return }
    phase = .disappearing
    tell { $0.willDisappear() }
  }

  /// The surface has been told of the coming or going.
  package func finish() {
    switch phase {
    case .appearing:
      phase = .visible
      tell { $0.didAppear() }
    case .disappearing:
      phase = .hidden
      tell { $0.didDisappear() }
    default: break
    }
  }

  /// The scene goes for good. One that was never shown has had no life.
  package func end() {
    disappear()
    finish()
    guard phase == .hidden else { return }
    phase = .ended
    for member in members { (member as? any EffectRunning)?.effects.end() }
    tell { $0.didEnd() }
  }

  /// Loads what the scene and its followers need, side by side.
  package func load() async { await scene.loadAll() }

  /// What the loads depend on.
  package var loadID: AnyHashable { scene.idOfAllLoads }

  // MARK: Kept state

  /// What the scene and its followers keep, by their types.
  /// - Parameter report: Told of a value that could not be taken.
  package func keptState(report: (String) -> Void) -> [String: String] {
    var kept: [String: String] = [:]
    forEachKeeper { name, keeper in
      do { kept[name] = try keeper.keptText() } catch {
        report("What \(name) keeps was not taken: \(LogWords.of(error))")
      }
    }
    return kept
  }

  /// Gives back what they kept, before they begin.
  package func restore(_ kept: [String: String], report: (String) -> Void) {
    guard phase == .new else { return }
    forEachKeeper { name, keeper in
      guard let text = kept[name] else { return }
      do { try keeper.restore(text: text) } catch {
        report("What \(name) kept is not readable any more, and was passed over: \(LogWords.of(error))")
      }
    }
  }

  /// Those of one type are told apart by their order.
  private func forEachKeeper(_ body: (String, any KeepsState) -> Void) {
    var seen: [String: Int] = [:]
    for case let keeper as any KeepsState in members {
      let type = "\(type(of: keeper))"
      let count = seen[type, default: 0]
      seen[type] = count + 1
      body(count == 0 ? type : "\(type)#\(count + 1)", keeper)
    }
  }

  private func tell(_ hook: (any SceneLifeCycle) -> Void) {
    for member in members { hook(member) }
  }
}

/// A scene that shows scenes of its own, and hands them what its window gives it.
@MainActor
package protocol SceneHolding: AnyObject {
  /// How the effects of its scenes run, those to come included.
  func runEffects(by start: @escaping (@escaping @MainActor () async throws -> Void) -> Task<Void, Never>?)
}

extension Scene {
  /// What the loads of the scene and its followers depend on.
  package var idOfAllLoads: AnyHashable {
    let followers = followers
    return followers.isEmpty ? loadID : AnyHashable([loadID] + followers.map(\.loadID))
  }

  /// Loads what the scene and its followers need, side by side.
  package func loadAll() async {
    let followers = followers
    guard !followers.isEmpty else { return await load() }
    await withDiscardingTaskGroup { group in
      group.addTask { await self.load() }
      for follower in followers { group.addTask { await follower.load() } }
    }
  }
}
