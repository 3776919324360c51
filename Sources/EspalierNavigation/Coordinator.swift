public import EspalierScreens

/// Turns routes into what is shown: one exhaustive switch over the places of a feature.
///
/// ```swift
/// final class AccountsCoordinator: Coordinator<AccountsRoute> {
///   override func show(_ route: AccountsRoute) {
///     switch route {
///     case .list: root(AccountsScene())
///     case .account(let id): push(AccountScene(id: id))
///     }
///   }
/// }
/// ```
///
/// Coordinators nest as their routes do: a parent adopts a child with the case that holds the child's route, and shows
/// it with ``show(_:)`` of the child in its own switch. However deep a move starts, it is shown from the root down, so
/// that tabs and sign-in are decided in one place. A parent owns its children; a child knows its parent weakly.
@MainActor
open class Coordinator<Place: Route>: Navigable {
  /// Carries out the verbs.
  public let navigator: Navigator
  /// The module whose coordinator this is, for reports.
  package weak var owner: (any WindowOwner)?
  private var parentMove: ((Place) -> Void)?
  private var parentPath: (() -> (@Sendable (Place) -> Path)?)?
  private var parentTable: (() -> PlaceTable?)?
  private var adopted: [(_ rootPath: @escaping @Sendable (Place) -> Path) -> PlaceTable.Entry] = []
  private var isMoving = false
  private var queue: [Place] = []
  private let listing = ListingCheck<Place>()
  /// More than any chain of redirects that leads somewhere.
  private static var movesInOneGo: Int { 64 }

  /// Makes a coordinator for a window's navigator.
  public init(navigator: Navigator) { self.navigator = navigator }

  /// Shows a place with the verbs. Override it with one exhaustive switch; the default shows nothing.
  open func show(_ route: Place) {}

  /// Goes to a place, and returns itself so that moves chain. Being there already does nothing; a move that is asked
  /// for while another is under way follows it.
  @discardableResult public func move(to route: Place) -> Self {
    if let parentMove {
      parentMove(route)
      return self
    }
    queue.append(route)
    guard !isMoving else { return self }
    isMoving = true
    defer { isMoving = false }
    var moves = 0
    while !queue.isEmpty {
      let next = queue.removeFirst()
      moves += 1
      guard moves <= Self.movesInOneGo else {
        queue = []
        navigator.report(
          "\(Swift.type(of: self)) stopped at \(next.path) after \(Self.movesInOneGo) moves in one go: places lead to each other "
            + "in a circle. Look for two cases in show(_:) that move to one another.")
        break
      }
      listing.check(next, report: navigator.report)
      if navigator.visiblePath != next.path { navigator.move(to: next.path) { show(next) } }
    }
    return self
  }

  /// Makes a child's places places of this coordinator, under the case that holds them: `adopt(accounts, as:
  /// AppRoute.accounts)`. From then on links to the child's routes lead there, in this coordinator's screens and in those
  /// of all below it.
  public func adopt<Inner: Route>(_ child: Coordinator<Inner>, as embed: @escaping @Sendable (Inner) -> Place) {
    child.parentMove = { [weak self] route in self?.move(to: embed(route)) }
    child.parentPath = { [weak self] in
      guard let rootPath = self?.rootPath else { return nil }
      return { rootPath(embed($0)) }
    }
    child.parentTable = { [weak self] in self?.placeTable }
    let owner = "\(Swift.type(of: child))"
    adopted.append { rootPath in
      PlaceTable.Entry(owner: owner, of: Inner.self) { rootPath(embed($0)) }
    }
  }

  /// The path of a place from the root of the app.
  private var rootPath: @Sendable (Place) -> Path {
    if let path = parentPath?() { return path }
    return { $0.path }
  }

  /// Where the routes stand that this coordinator's screens can link to.
  private var placeTable: PlaceTable {
    let rootPath = rootPath
    let level = PlaceTable.Level(
      own: PlaceTable.Entry(owner: "\(Swift.type(of: self))", of: Place.self, path: rootPath),
      adopted: adopted.map { $0(rootPath) })
    return PlaceTable(levels: [level] + (parentTable?()?.levels ?? []))
  }

  /// Makes it the root of the current tab's stack.
  public func root(_ presentable: @autoclosure () -> any Presentable) {
    acting { navigator.root(presentable()) }
  }
  /// Puts it on the current tab's stack.
  public func push(_ presentable: @autoclosure () -> any Presentable) {
    acting { navigator.push(presentable()) }
  }
  /// Puts it above everything.
  public func present(_ presentable: @autoclosure () -> any Presentable) {
    acting { navigator.present(presentable()) }
  }
  private func acting(_ verb: () -> Void) {
    navigator.acting(NavigationActor(owner: owner) { [weak self] in self?.placeTable }, verb)
  }
  /// Takes the topmost place from the current stack.
  public func pop() { navigator.pop() }
  /// Takes all places but the root from the current stack.
  public func popToRoot() { navigator.popToRoot() }
  /// Takes the topmost modal away.
  public func dismiss() { navigator.dismiss() }
  /// Brings a tab with its stack into sight.
  public func select(tab: String) { navigator.select(tab: tab) }
}

/// A root coordinator without its route type: what a window needs to open paths.
@MainActor
protocol PathOpening: AnyObject {
  /// Goes to the place at a path.
  /// - Returns: How the path led there.
  func open(_ path: Path) throws(PathError) -> RouteAddress
  /// Whether a place exists at a path.
  func isKnown(_ path: Path) -> Bool
  /// What is wrong with the paths of the app's routes.
  var pathProblems: [String] { get }
}

extension Coordinator: WindowOwned {}

extension Coordinator: PathOpening {
  func open(_ path: Path) throws(PathError) -> RouteAddress {
    let match = try Place.paths.match(path)
    move(to: match.route)
    return match.address
  }

  func isKnown(_ path: Path) -> Bool { (try? Place(at: path)) != nil }

  var pathProblems: [String] { Place.paths.problems }

  /// Shows an ancestor below a place that was reached from nowhere, in the midst of that move.
  func establish(_ path: Path) {
    guard let route = try? Place(at: path) else { return }
    // Where an ancestor would lead on to is not asked: the way is to the place below it.
    let waiting = queue.count
    navigator.move(to: path) { show(route) }
    queue.removeSubrange(min(waiting, queue.count)...)
  }
}
