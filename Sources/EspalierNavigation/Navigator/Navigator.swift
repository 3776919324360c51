public import EspalierScreens
public import Observation

/// The owner of everything on screen, and the one door through which every step goes: a link, a move, a verb, an
/// address, the way back, a state that is restored.
///
/// A window makes its navigator; coordinators find it by themselves. The navigator asks the coordinators from the root
/// down for the placement of a place, asks on the way who may come and leave, and only then makes what is not there
/// yet. It owns everything on screen; a place that goes takes its scene and the scene's loads with it. A handler that
/// is under way goes on until it has returned or the window closes, so that what a person asked for is done.
///
/// ```swift
/// @MainActor func isAtStart(_ window: Window) -> Bool { window.navigator.visiblePath == .root }
/// ```
@MainActor @Observable
public final class Navigator {
  /// The arrangement on screen, for the window that draws it.
  var arrangement = Arrangement()
  /// The reason that a requested place is not shown.
  var obstacle: Obstacle?
  /// The question that one step waits for.
  var leaving: LeaveQuestion?

  /// True when a place has answered a question that nobody waits for.
  var isUnanswered = false

  /// The questions that wait for the answer of a place.
  @ObservationIgnored var questions: [PendingQuestion] = []
  @ObservationIgnored private var nextID = 1
  @ObservationIgnored private var queue: [NavigationStep] = []
  @ObservationIgnored private var isStepping = false
  /// The step that waits for an answer.
  @ObservationIgnored private var waiting: NavigationStep?
  /// Features that were asked for a placement; each is let go unless something of it is on screen.
  @ObservationIgnored private var asked: [any AnyPosition] = []
  @ObservationIgnored private var roots: [ObjectIdentifier: NavigationRoot] = [:]

  /// The places found so far of routes that are read by hand; followers of the window are told of them.
  @ObservationIgnored private(set) var found: [FoundPlaces] = []
  @ObservationIgnored var onFound: @MainActor (FoundPlaces) -> Void = { _ in }

  /// Reports misuse; set by the window.
  @ObservationIgnored var report: @MainActor (String) -> Void = { _ in }
  /// Runs work that ends with the window; set by it.
  @ObservationIgnored var start: @MainActor (@escaping @MainActor () async -> Void) -> Task<Void, Never>? = { _ in nil }
  /// More than any chain of moves that leads somewhere.
  private static var stepsInOneGo: Int { 64 }

  init() {}

  /// The content on screen, as a value.
  public var state: NavigationState { NavigationState(arrangement) }

  /// The scene in sight.
  public var visibleScene: (any Scene)? { arrangement.visibleEntry?.scene }

  /// The address of the place in sight, or of the nearest one below it that has one.
  public var visiblePath: Path? { arrangement.trail.last { !$0.path.isNone }?.path }

  // MARK: Roots

  /// Takes a root: the coordinator that answers for a window, or a feature that stands above it without an address.
  func add(_ root: NavigationRoot, id: ObjectIdentifier) { roots[id] = root }

  /// Takes the places of a route that is read by hand, which its type does not tell.
  package func take(_ places: FoundPlaces) {
    found.append(places)
    onFound(places)
  }

  /// The window's coordinator, for verbs that nobody's coordinator calls.
  var rootPosition: any AnyPosition { roots.values.first { $0.isMain }?.position ?? CoordinatorPosition<Path>() }

  func locate(_ route: RootRoute) -> (route: LocatedRoute, area: ResolvedPlace.Area)? {
    guard let root = roots[route.root], let located = root.locate(route.route) else { return nil }
    return (located, root.area)
  }

  /// The route at a path, as the window's coordinator reads it.
  func route(at path: Path) -> RootRoute? { roots.values.first { $0.isMain }?.read(path)?.route }

  /// Brings back the places of a state, as far as they are still known.
  func restore(_ state: NavigationState) {
    let step = NavigationStep(.restore(state))
    step.asksNobody = true
    take(step)
  }

  func clear() {
    supersede()
    arrangement = Arrangement()
    roots = roots.filter { $0.value.isMain }
  }

  func end() {
    clear()
    queue = []
    roots = [:]
    endAllQuestions()
  }

  // MARK: Steps

  /// Goes to a place; a move that is asked for while another is under way follows it.
  func move(to route: RootRoute) { take(NavigationStep(.show(route))) }

  /// Goes to a place, and waits for the outcome.
  func go(to route: RootRoute) async -> NavigationOutcome {
    await withCheckedContinuation { continuation in
      take(NavigationStep(.show(route)) { continuation.resume(returning: $0) })
    }
  }

  /// Carries out a step, or keeps it until the one under way is over.
  func take(_ step: NavigationStep) {
    queue.append(step)
    carryOutSteps()
  }

  /// Carries out what has been asked for, in that order.
  private func carryOutSteps() {
    guard !isStepping, !queue.isEmpty else { return }
    isStepping = true
    defer {
      isStepping = false
      letGoOfAsked()
    }
    var steps = 0
    while !queue.isEmpty {
      let next = queue.removeFirst()
      steps += 1
      guard steps <= Self.stepsInOneGo else {
        let left = [next] + queue
        queue = []
        for step in left { step.finish(.unknown) }
        report(
          "\(next.name) was not gone to after \(Self.stepsInOneGo) moves in one go: places lead to each other in a circle. "
            + "Look for scenes that move on when they are made; use .redirect in a placement instead.")
        return
      }
      do throws(NavigationError) { try attempt(next) } catch {
        report("\(error)")
        next.finish(.unknown)
      }
    }
  }

  /// Carries out a verb at once.
  func perform(_ verb: @escaping NavigationStep.Verb) throws(NavigationError) {
    let step = NavigationStep(.verb(verb))
    // In the midst of another step it is the next one.
    guard !isStepping else { return queue.append(step) }
    isStepping = true
    defer {
      isStepping = false
      carryOutSteps()
      letGoOfAsked()
    }
    try attempt(step)
  }

  private func attempt(_ step: NavigationStep) throws(NavigationError) {
    let isWithin = step.leavesWaiting || (waiting != nil && NavigationStep.current === waiting)
    if waiting === step {
      (waiting, leaving) = (nil, nil)
    } else if !isWithin {
      supersede()
    }
    step.redirected = nil
    do throws(PlaceResolver.Failure) {
      guard let next = try arrangement(after: step) else { return step.finish(.arrived) }
      commit(next, after: step)
    } catch {
      switch error {
      case .misuse(let error): throw error
      // A feature that a verb has shown, and that has gone, leads nowhere.
      case .notFound where step.root.map({ roots[$0] == nil }) ?? false: step.finish(.unknown)
      case .notFound, .led: stop(step, at: .notFound(step.path, nil), .unknown)
      case .refused(let why): stop(step, at: .refused(step.path, why), .refused(why))
      case .waits(let door, let answer):
        if waiting !== step { supersede() }
        waiting = step
        step.asking = start { [weak self] in
          let answer = await NavigationStep.$current.withValue(step) { await answer() }
          guard let self, waiting === step else { return }
          step.answers[door] = answer
          goOn(step)
        }
      }
    }
  }

  /// Goes on with a step after an answer.
  private func goOn(_ step: NavigationStep) {
    guard let whenAgreed = step.whenAgreed else { return take(step) }
    waiting = nil
    whenAgreed()
  }

  /// The place that a step waits to show.
  var waitingPath: Path? { waiting.flatMap { $0.path.isNone ? nil : $0.path } }

  /// Returns true when the step waits for an answer.
  func isWaiting(_ step: NavigationStep) -> Bool { waiting === step }

  /// Returns true when a step to the route waits for an answer.
  func isWaiting(for route: RootRoute) -> Bool {
    if case .show(route, _) = waiting?.kind { true } else { false }
  }

  /// Returns the arrangement after a step; nil when the place is in sight already.
  private func arrangement(after step: NavigationStep) throws(PlaceResolver.Failure) -> Arrangement? {
    var change = ArrangementChange(arrangement) { [weak self] in self?.newID() ?? 0 }
    switch step.kind {
    case .show(let route, let isAnew):
      if obstacle == nil, !isAnew, arrangement.visibleEntry?.route == route { return nil }
      let place = try resolver(answers: step.answers).resolve(route)
      if place.route != route { step.redirected = place.route.path }
      if step.dismissesModals { change.dismissAll() }
      change.show(place, isAnew: isAnew)
    case .verb(let verb):
      do throws(NavigationError) { try verb(&change) } catch { throw .misuse(error) }
      // A scene without a route stands above the nearest place that has one.
      let trail = change.next.trail(in: change.next.modals.indices.last)
      guard !step.asksNobody, let route = trail.last(where: { $0.route != nil })?.route else { break }
      // A person who goes back to a place they may no longer be at is led away, as by any other way.
      let place = try resolver(answers: step.answers).resolve(route)
      if place.route != route {
        step.redirected = place.route.path
        change.show(place)
      }
    case .close: change.setArrangement(Arrangement())
    case .restore(let state):
      // A step back in a history comes to the place as by any other way.
      if !step.asksNobody, let place = try placeInSight(of: state, answers: step.answers) {
        step.redirected = place.route.path
        change.show(place)
      } else {
        change.setArrangement(Restoration(of: state, in: self, answers: step.answers).arrangement())
      }
    }
    return change.next
  }

  /// Returns the place that a person is led to instead of the one that a state has in sight; nil when they may come
  /// there.
  private func placeInSight(
    of state: NavigationState, answers: [PlaceResolver.Door: ErasedPermission]
  ) throws(PlaceResolver.Failure) -> ResolvedPlace? {
    guard let route = state.place.flatMap(route(at:)) else { return nil }
    do throws(PlaceResolver.Failure) {
      let place = try resolver(answers: answers).resolve(route)
      return place.route == route ? nil : place
    } catch {
      // What is gone gives way to what stands above it.
      if case .notFound = error { return nil }
      throw error
    }
  }

  func resolver(answers: [PlaceResolver.Door: ErasedPermission] = [:], isEmpty: Bool? = nil) -> PlaceResolver {
    PlaceResolver(
      locate: { [weak self] in self?.locate($0) }, isEmpty: isEmpty ?? arrangement.isEmpty, answers: answers,
      noteChild: { [weak self] in if $0.leave != nil { self?.asked.append($0) } })
  }

  func newID() -> Int {
    defer { nextID += 1 }
    return nextID
  }

  /// Takes the next arrangement, unless the person must be asked first.
  private func commit(_ next: Arrangement, after step: NavigationStep) {
    let staying = Set(next.entries.map(\.id))
    let going = arrangement.entries.filter { !staying.contains($0.id) }
    if !step.asksNobody,
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
        goOn(step)
      }
      return
    }
    for entry in next.trail { entry.settle() }
    let gone = arrangement.entries.flatMap(\.lineage)
    arrangement = next
    obstacle = nil
    isUnanswered = false
    letGo(gone, besides: Set(next.entries.flatMap(\.lineage).map { ObjectIdentifier($0) }))
    step.finish(step.redirected.map { .redirected(to: $0) } ?? .arrived)
    endQuestionsWithoutPlace()
  }

  /// Lets features go of which nothing is on screen any more, and which nobody keeps.
  private func letGo(_ positions: [any AnyPosition], besides staying: Set<ObjectIdentifier>) {
    var seen: Set<ObjectIdentifier> = []
    for position in positions where !staying.contains(ObjectIdentifier(position)) {
      if seen.insert(ObjectIdentifier(position)).inserted { position.leave?() }
    }
    // What is still to be shown is needed too, and what stands under a scene of its own that a verb has shown.
    let used = Set((queue + [waiting].compactMap { $0 }).compactMap(\.root))
      .union(arrangement.entries.flatMap(\.lineage).map { ObjectIdentifier($0) })
    roots = roots.filter { $0.value.isMain || used.contains($0.key) }
  }

  /// Lets features go that were made to be asked, and of which nothing came on screen.
  private func letGoOfAsked() {
    guard !asked.isEmpty, waiting == nil else { return }
    let all = asked
    asked = []
    letGo(all, besides: Set(arrangement.entries.flatMap(\.lineage).map { ObjectIdentifier($0) }))
  }

  private func stop(_ step: NavigationStep, at obstacle: Obstacle, _ outcome: NavigationOutcome) {
    self.obstacle = obstacle
    step.finish(outcome)
  }

  /// A newer step takes the place of one that waits.
  func supersede() {
    let old = waiting
    waiting = nil
    leaving = nil
    old?.asking?.cancel()
    old?.finish(.stayed)
  }
}
