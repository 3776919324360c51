internal import EspalierScreens

extension Navigator {
  /// Returns the arrangement after a step; nil if the place is visible already.
  func arrangement(after step: NavigationStep) throws(PlaceResolver.Failure) -> Arrangement? {
    var change = ArrangementChange(arrangement) { [weak self] in self?.newID() ?? 0 }
    switch step.kind {
    case .show(let route, let recreates):
      if obstacle == nil, !recreates, arrangement.visibleEntry?.route == route { return nil }
      let place = try resolver(answers: step.answers).resolve(route)
      if place.route != route { step.redirected = place.route.path }
      if step.dismissesModals { change.dismissAll() }
      if step.popsToRoot { change.clearStack() }
      change.show(place, recreates: recreates)
    case .verb(let verb):
      do throws(NavigationError) { try verb(&change) } catch { throw .misuse(error) }
      // A scene without a route belongs to the nearest place below it that has one.
      let trail = change.next.trail(in: change.next.modals.indices.last)
      guard !step.skipsQuestions, let route = trail.last(where: { $0.route != nil })?.route else { break }
      // A person who goes back to a place without permission is redirected, as in any other navigation.
      let place = try resolver(answers: step.answers).resolve(route)
      if place.route != route {
        step.redirected = place.route.path
        change.show(place)
      }
    case .close: change.setArrangement(Arrangement())
    case .restore(let state):
      // A step back in the history checks the place as any other navigation does.
      if !step.skipsQuestions, let place = try visiblePlace(of: state, answers: step.answers) {
        step.redirected = place.route.path
        change.show(place)
      } else {
        change.setArrangement(Restoration(of: state, in: self, answers: step.answers).arrangement())
      }
    }
    return change.next
  }

  /// Returns the place to which a person is redirected from the visible place of a state. Returns nil if the person has
  /// permission for the visible place.
  private func visiblePlace(
    of state: NavigationState, answers: [PlaceResolver.PermissionKey: ErasedPermission]
  ) throws(PlaceResolver.Failure) -> ResolvedPlace? {
    guard let route = state.place.flatMap(route(at:)) else { return nil }
    do throws(PlaceResolver.Failure) {
      let place = try resolver(answers: answers).resolve(route)
      return place.route == route ? nil : place
    } catch {
      // A place that no longer exists is replaced by the place above it.
      if case .notFound = error { return nil }
      throw error
    }
  }

  func resolver(answers: [PlaceResolver.PermissionKey: ErasedPermission] = [:], isEmpty: Bool? = nil) -> PlaceResolver {
    PlaceResolver(
      locate: { [weak self] in self?.locate($0) },
      isEmpty: { [arrangement] container, route in
        if let isEmpty { return isEmpty }
        guard let container else { return arrangement.isEmpty }
        return ArrangementChange(arrangement) { 0 }.isEmpty(in: container, for: route)
      }, answers: answers,
      noteChild: { [weak self] in if $0.leave != nil { self?.asked.append($0) } },
      noteLed: { [weak self] wanted, asked, target in
        self?.reportOnce(
          "\(wanted.path) was not shown: it needs \(asked.path), whose permission "
            + "redirects to \(target.path). Let the permission of \(wanted.path) redirect too, or grant that of \(asked.path)."
        )
      })
  }

  /// Shows the next arrangement, unless the person must be asked first.
  func commit(_ next: Arrangement, after step: NavigationStep) {
    let staying = Set(next.entries.map(\.id))
    let going = arrangement.entries.filter { !staying.contains($0.id) }
    if !step.skipsQuestions,
      let entry = going.last(where: { $0.madeScene?.unsavedChanges != nil && !step.agreed.contains($0.id) }),
      let unsaved = entry.madeScene?.unsavedChanges
    {
      if waiting !== step { supersede() }
      waiting = step
      leaving = LeaveQuestion(changes: unsaved, entry: entry.id) { [weak self] leaves in
        guard let self, waiting === step else { return }
        waiting = nil
        leaving = nil
        guard leaves else { return step.finish(.stayed) }
        step.agreed.insert(entry.id)
        continueStep(step)
      }
      return
    }
    for entry in next.trail where !entry.settle() {
      report(
        "\(entry.path.isNone ? "A place" : "\(entry.path)") has nothing to show: what stands there leads to no scene. A "
          + "placement hands the routes of a coordinator on with .child(…), and a verb shows one without an address.")
    }
    let gone = arrangement.entries.flatMap(\.lineage)
    arrangement = next
    obstacle = nil
    isUnanswered = false
    for entry in going.reversed() { entry.leave() }
    release(gone, besides: Set(next.entries.flatMap(\.lineage).map { ObjectIdentifier($0) }))
    step.finish(step.redirected.map { .redirected(to: $0) } ?? .arrived)
    endQuestionsWithoutPlace()
  }

  /// Releases features that have nothing on screen any more and no other owner.
  private func release(_ positions: [any AnyPosition], besides staying: Set<ObjectIdentifier>) {
    var seen: Set<ObjectIdentifier> = []
    for position in positions where !staying.contains(ObjectIdentifier(position)) {
      if seen.insert(ObjectIdentifier(position)).inserted { position.leave?() }
    }
    dropUnusedRoots()
  }

  /// Releases the features that navigation verbs have shown or will show, if they have no place on screen and no
  /// waiting step needs them.
  private func dropUnusedRoots() {
    guard roots.count > 1 else { return }
    // Features in waiting steps are needed too, and those of scenes that a verb has shown.
    let used = Set((queue + [waiting].compactMap { $0 }).compactMap(\.root))
      .union(arrangement.entries.flatMap(\.lineage).map { ObjectIdentifier($0) })
    dropRoots { $0.isMain || used.contains(ObjectIdentifier($0.position)) }
  }

  /// Releases the features that were created only to determine a placement, and that have no place on screen.
  func releaseUnused() {
    guard waiting == nil else { return }
    dropUnusedRoots()
    guard !asked.isEmpty else { return }
    let all = asked
    asked = []
    release(all, besides: Set(arrangement.entries.flatMap(\.lineage).map { ObjectIdentifier($0) }))
  }
}
