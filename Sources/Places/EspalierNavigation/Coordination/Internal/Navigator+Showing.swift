internal import EspalierScreens

extension Navigator {
  /// Shows a scene by a navigation verb, or a presentable that leads to a scene or coordinator.
  func carryOut(
    _ verb: ShowingVerb, _ presentable: any Presentable, by actor: any AdoptingPosition
  ) throws(NavigationError) {
    var content: any Presentable = presentable
    while let leading = content as? any LeadingPresentable, !(content is any Coordinating) {
      guard let next = leading.presented, next !== content else { throw .nothingToShow("\(type(of: content))") }
      content = next
    }
    if let coordinator = content as? any Coordinating {
      return try carryOut(verb, coordinator, of: presentable, by: actor)
    }
    guard content.visibleScene != nil else { throw .nothingToShow("\(type(of: content))") }
    try perform { change throws(NavigationError) in try verb.put(presentable, into: &change, by: actor) }
  }

  /// Shows a coordinator by a navigation verb, until none of its places is on screen any more. The places have no
  /// address.
  ///
  /// - Parameter presentable: The object that leads to the coordinator, and is kept alive as long.
  func carryOut<Root: Coordinating>(
    _ verb: ShowingVerb, _ coordinator: Root, of presentable: any Presentable, by actor: any AdoptingPosition
  ) throws(NavigationError) {
    let (position, name) = (coordinator.position, "\(type(of: coordinator))")
    guard !verb.needsPlace || arrangement.visibleEntry != nil else { throw .nothingVisible }
    guard position.canBeShown(in: self), !actor.lineage.contains(where: { $0 === position }) else {
      throw .notFree(coordinator: name)
    }
    let id = ObjectIdentifier(position)
    let owner = actor.lineage.lazy.compactMap(\.owner).first as? any PresentableOwner
    // A coordinator that is shown again while it is on screen stays with its first owner.
    var taken: (@MainActor () -> Void)?
    if roots[id] == nil {
      do { taken = try owner?.take(presentable) } catch { throw .notFree(coordinator: name) }
    }
    // It begins at the first place of the moves that were made before it was shown.
    let early = position.takeEarlyMoves()
    guard let start = early.first ?? (try? Root.Place(at: .root)) else {
      taken?()
      throw .noFirstPlace(coordinator: name)
    }
    position.attach(under: actor)
    var root = NavigationRoot(coordinator, isMain: false, area: PlaceArea(verb.kind, ofRoot: position))
    if let shown = roots[id] {
      root.release = shown.release
    } else {
      root.release = { [weak position] in
        position?.detachPosition()
        // The object that leads to the coordinator is kept alive until here.
        withExtendedLifetime(presentable) { taken?() }
      }
    }
    add(root, id: id)
    let step = NavigationStep(.show(RootRoute(start, root: id, hasAddress: false)))
    if case .setRoot = verb { step.popsToRoot = true }
    take(step)
    for route in early.dropFirst() { coordinator.move(to: route) }
  }
}
