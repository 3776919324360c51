internal import EspalierScreens

/// The coordinator at the root of a window, which resolves its addresses.
@MainActor
final class WindowRoot {
  private let navigator: Navigator
  private let reports: WindowReports
  private let root: NavigationRoot
  /// The closure that finds the faults in the lists of the root's routes; nil once it has been called and its faults
  /// reported.
  private var problems: (@MainActor () -> [String])?
  private let places: @MainActor () -> SiteMap

  init<Root: Coordinating>(_ coordinator: Root, of navigator: Navigator, _ reports: WindowReports) {
    self.navigator = navigator
    self.reports = reports
    root = NavigationRoot(coordinator, isMain: true, area: PlaceArea(.root(tab: nil), ofRoot: coordinator.position))
    problems = { Root.Place.paths.problems }
    places = { Root.Place.siteMap }
    navigator.add(root, id: ObjectIdentifier(coordinator.position))
    coordinator.position.becomeRoot(coordinator, of: navigator)
  }

  /// Every address of the root's routes.
  var siteMap: SiteMap { places() }

  /// Goes to the place at a path; see ``Window/open(_:)``.
  @discardableResult func open(_ path: Path) -> RouteAddress {
    reportPathProblems()
    do throws(PathError) {
      let (route, address) = try root.route(at: path)
      navigator.move(to: route)
      // A redirected person must get the address of the place that is shown.
      let isLedOn = navigator.obstacle == nil && navigator.arrangement.visibleEntry?.route.map { $0 != route } ?? false
      return isLedOn && address == .current && navigator.waitingPath == nil ? .alias : address
    } catch {
      navigator.supersede()
      navigator.obstacle = .notFound(path, error)
      return .current
    }
  }

  /// Goes to the target of a link. A link of the app itself that leads to no place is reported as a mistake in the app.
  func follow(_ path: Path) {
    open(path)
    guard case .notFound(_, let error?) = navigator.obstacle else { return }
    reports.sendOnce("A link was followed, but \(error.withoutParameters)")
  }

  /// Reports the faults in the lists of the app's routes, in the first window of a debug build.
  private func reportPathProblems() {
    #if DEBUG
      guard let problems else { return }
      self.problems = nil
      for problem in problems() { reports.send(problem) }
    #endif
  }
}
