public import EspalierModules
public import EspalierNavigation

/// The plug-ins of one window, as one feature. It contains the places of all plug-ins, and builds each plug-in at the
/// first visit to one of its places. The shell receives from it the contributions to extension points, and the offers.
///
/// ```swift
/// final class KitchenApp: Feature<KitchenScope, KitchenRoute> {
///   private lazy var plugIns = attach(PluggedIn(scope.plugIns, shell: Kitchen(scope)), as: KitchenRoute.plugIn)
///
///   override func placement(of route: KitchenRoute) -> Placement<KitchenRoute> {
///     switch route {
///     case .start: .root(StartScene(entries: self.plugIns.entries(in: .menu)))
///     case .plugIn(let route): .child(self.plugIns, route, in: .push(over: .start))
///     }
///   }
/// }
/// ```
///
/// A place that no plug-in has is not found. The same holds for a place whose plug-in has been removed: state
/// restoration falls back to the place above it. If building a plug-in throws, its place shows the error, and the
/// plug-in is built again when the person tries again.
///
/// - Isolation: main actor.
/// - Ownership: it owns the plug-ins' features, their shells and their offers; all are released with it. A shell
///   usually keeps a scope, so a module owns the plug-ins, and no scope does.
public final class PluggedIn<Shell>: Feature<PlugIns<Shell>, PlugInRoute> {
  private let makeShell: @MainActor (String) throws -> Shell
  private var shells: [String: Shell] = [:]
  private var hasSentPlaces = false
  private var offered: [ObjectIdentifier: Any] = [:]
  /// The offers that are being created. An offer comes before the offers that its creation requests.
  private var making: [(type: ObjectIdentifier, name: String)] = []

  /// Creates the plug-ins of a window, with a closure that returns the shell for each plug-in.
  ///
  /// - Parameters:
  ///   - plugIns: The plug-ins of the app.
  ///   - shell: Returns the shell for one plug-in, given by its id. It is called once for each plug-in, when the shell
  ///     is first needed.
  public init(_ plugIns: PlugIns<Shell>, shell: @escaping @MainActor (_ id: String) throws -> Shell) {
    makeShell = shell
    super.init(scope: plugIns)
    position.onAdoption = { [weak self] in
      self?.reportPlaces()
      #if DEBUG
        self?.lookForPlacesOfTheShell()
      #endif
    }
  }

  /// Creates the plug-ins of a window with one shell for all of them.
  public convenience init(_ plugIns: PlugIns<Shell>, shell: Shell) { self.init(plugIns) { _ in shell } }

  // MARK: Places

  /// Returns the placement of a plug-in's place, which the plug-in's own feature decides as a child of this feature. If
  /// that feature cannot be built, the place shows the error.
  public override func placement(of route: PlugInRoute) -> Placement<PlugInRoute> {
    reportPlaces()
    guard let plugIn = scope.plugIn(at: route) else { return .notFound }
    do {
      return try placement(of: route, in: plugIn)
    } catch {
      return .root(
        FailedPlugInScene(title: plugIn.title, error: error) { [weak self] in
          guard let self else { return }
          try build(plugIn)
          remake(route)
        })
    }
  }

  private func placement<Plugged: PlugIn<Shell>>(
    of route: PlugInRoute, in plugIn: Plugged
  ) throws -> Placement<PlugInRoute> {
    let below = route.path.below(plugIn.prefix)
    guard let place = try? Plugged.Built.Place(at: below) else { return .notFound }
    // The place is shown at its own address, however the address was written.
    guard place.path == below else { return .redirect(PlugInRoute(plugIn.prefix + place.path)) }
    let built = try built(plugIn)
    return .child(built, place)
  }

  /// Reports the places of all plug-ins to the window, once. Observers of the window derive the patterns of addresses
  /// from these places: a pattern identifies the visible screen without revealing its content.
  private func reportPlaces() {
    guard !hasSentPlaces, let navigator = position.navigator else { return }
    hasSentPlaces = true
    navigator.take(scope.places)
  }

  private func build(_ plugIn: some PlugIn<Shell>) throws { _ = try built(plugIn) }

  /// Returns the plug-in's feature, and builds it at the first visit. A feature that could not be built is built again.
  private func built<Plugged: PlugIn<Shell>>(_ plugIn: Plugged) throws -> Plugged.Built {
    if isBuilt(key: plugIn.id) { return try child(key: plugIn.id) }
    let prefix = plugIn.prefix
    let built = try plugIn.build(in: context(of: plugIn))
    return attach(built, key: plugIn.id) { PlugInRoute(prefix + $0.path) }
  }

  #if DEBUG
    /// Reports each plug-in whose address is also the address of a place of the shell. A person could not reach the
    /// plug-in at that address.
    private func lookForPlacesOfTheShell() {
      for listed in scope.listed {
        guard let place = position.placeInstead(of: PlugInRoute(listed.plugIn.prefix)) else { continue }
        report(
          misuse: """
            The plug-in “\(listed.plugIn.id)” at \(listed.site) cannot be reached: its address is that of \(place). Give it another \
            `prefix`, or put the places of all plug-ins below one of the shell's, as in `"/more" + route.path`.
            """)
      }
    }
  #endif

  // MARK: Offers

  /// Returns an offer of a plug-in, and creates it at the first request. Returns nil if no listed plug-in offers the
  /// type.
  ///
  /// - Throws: ``PlugInError/circularOffer(_:)`` when the offers need each other, and any error that creating the offer
  ///   throws; the next call tries again.
  public func offer<Value>(_ type: Value.Type) throws -> Value? {
    let key = ObjectIdentifier(type)
    if let known = offered[key] { return known as? Value }
    if let start = making.firstIndex(where: { $0.type == key }) {
      throw PlugInError.circularOffer((making[start...].map(\.name)) + ["\(type)"])
    }
    for listed in scope.listed {
      guard let offer = listed.plugIn.offers.first(where: { $0.type == key }) else { continue }
      making.append((key, offer.name))
      defer { making.removeLast() }
      let value = try offer.make(context(of: listed.plugIn))
      offered[key] = value
      return value as? Value
    }
    return nil
  }

  // MARK: Contexts

  /// Returns the context in which a plug-in is built.
  func context(of plugIn: any PlugIn<Shell>) throws -> PlugInContext<Shell> {
    PlugInContext(
      shell: try shell(of: plugIn.id), id: plugIn.id, title: plugIn.title, prefix: plugIn.prefix, source: self)
  }

  private func shell(of id: String) throws -> Shell {
    if let known = shells[id] { return known }
    let shell = try makeShell(id)
    shells[id] = shell
    return shell
  }
}

extension PluggedIn: OfferSource {}

extension Path {
  /// Returns the part of the path that follows a prefix.
  fileprivate func below(_ prefix: Path) -> Path {
    prefix.segments.reduce(self) { path, _ in path.rest }
  }
}
