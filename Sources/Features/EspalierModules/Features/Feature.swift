internal import EspalierBase
public import EspalierNavigation
public import EspalierScreens

/// A module that is its own coordinator: the usual base class of a feature.
///
/// ```swift
/// final class Accounts: Feature<AccountsScope, AccountsRoute> {
///   override func placement(of route: AccountsRoute) -> Placement<AccountsRoute> {
///     switch route {
///     case .list: .root(AccountsScene(self.scope.accounts))
///     case .account(let id): .push(AccountScene(id, self.scope.accounts), over: .list)
///     }
///   }
/// }
/// ```
///
/// A parent attaches it with the case that holds its routes, and passes those routes on to it:
///
/// ```swift
/// final class Bank: Feature<BankScope, BankRoute> {
///   private(set) lazy var accounts = attach(Accounts(scope: AccountsScope(scope)), as: BankRoute.accounts)
///
///   override func placement(of route: BankRoute) -> Placement<BankRoute> {
///     switch route {
///     case .accounts(let route): .child(self.accounts, route)
///     }
///   }
/// }
/// ```
///
/// A feature has everything that a ``Module`` has (a life cycle, tasks, children, contexts) and everything that a
/// coordinator has (moves, verbs). To keep the two apart, write a ``Module``, a `Coordinator`, and a ``Builder`` that
/// assembles them.
///
/// - Ownership: a parent owns its children, as modules do. A window owns its root.
@MainActor
open class Feature<Dependencies, Place: Route>: Module<Dependencies>, Coordinating {
  /// The position of the feature in the app.
  public let position = CoordinatorPosition<Place>()

  /// Creates a feature with its scope.
  public override init(scope: Dependencies) {
    super.init(scope: scope)
    position.owner = self
  }

  /// Returns the placement of a place, with the scene that the place shows. Override it with one exhaustive switch; by
  /// default, the place is not found.
  open func placement(of route: Place) -> Placement<Place> { .notFound }

  /// The feature's tabs, in order; none by default.
  open var tabs: [TabItem<Place>] { [] }

  /// Returns the permission to go to a place; by default, access is granted.
  open func permission(for route: Place) -> Permission<Place> { .granted }

  /// Sets the environment values that the scenes of this feature, and of the features below it, read. The default sets
  /// none.
  open func prepare(_ environment: inout EnvironmentValues) {}

  /// The topmost visible scene among the places of the feature and of the features within it.
  public final override var visibleScene: (any Scene)? { position.visibleScene }

  // MARK: Children

  /// Makes a feature a child of this one, and returns it. The child's places become places of this feature, within one
  /// case of its route.
  ///
  /// The method does not throw, so a lazy property can be initialised with it; misuse is reported when the tree is
  /// active. The child finds the contexts of this feature while it is created.
  ///
  /// - Parameters:
  ///   - child: The child, which is created at once.
  ///   - key: The key by which `child(_:key:)` finds the child; nil for a child that is not found by a key.
  ///   - embed: Returns this feature's place for a place of the child.
  @discardableResult
  public func attach<Child: AnyModule & Coordinating>(
    _ child: @autoclosure () -> Child, key: AnyHashable? = nil, as embed: @escaping @Sendable (Child.Place) -> Place
  ) -> Child {
    let child = making(child)
    do throws(ModuleError) {
      try attach(child, key: key)
    } catch {
      // The child has no position below this feature.
      child.maker = nil
      report(misuse: "\(error)")
    }
    return adopt(child, as: embed)
  }

  /// Returns the child feature for a value that the route contains, such as the number of a bank. The child is created
  /// and attached at the first request for the value, and removed when the last of its places has left the screen.
  ///
  /// ```swift
  /// final class Shelf: Feature<BankScope, ShelfRoute> {
  ///   func accounts(of bank: Int) -> Accounts {
  ///     child(at: bank, as: { .bank(bank, $0) }) { Accounts(scope: AccountsScope(self.scope)) }
  ///   }
  ///
  ///   override func placement(of route: ShelfRoute) -> Placement<ShelfRoute> {
  ///     switch route {
  ///     case .bank(let bank, let route): .child(self.accounts(of: bank), route)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// Each value has its own instance: the children for `/1/cards` and `/2/cards` exist side by side.
  public func child<Child: AnyModule & Coordinating>(
    at value: some Hashable & Sendable, as embed: @escaping @Sendable (Child.Place) -> Place, make: () -> Child
  ) -> Child {
    let key = FeatureKey(type: ObjectIdentifier(Child.self), value: AnyHashable(value))
    if case .attached(let known) = keyed[key], let child = known as? Child { return child }
    let child = attach(make(), key: key, as: embed)
    child.position.leave = { [weak self, weak child] in
      guard let self, let child else { return }
      position.abandon(child.position)
      detach(child)
    }
    return child
  }

  /// Creates a child that can read this module's contexts during its own initialization.
  private func making<Child>(_ make: () -> Child) -> Child {
    AnyModule.$making.withValue(ModuleMaker(self)) { make() }
  }
}

/// The key of a child feature that was created for a value: the child's class and the value.
private struct FeatureKey: Hashable, CustomStringConvertible {
  let type: ObjectIdentifier
  let value: AnyHashable

  var description: String { "\(value)" }
}

extension AnyModule {
  /// Reports misuse, now or when the module becomes active.
  package func report(misuse: String) {
    misuses.append(misuse)
    if isActive { reportMisuses() }
  }

  func reportMisuses() {
    guard !misuses.isEmpty else { return }
    let all = misuses
    misuses = []
    var root = self
    while let parent = root.parent { root = parent }
    for misuse in all {
      if let report = report ?? root.report { report(misuse) } else { StandardErrorStream.write(misuse) }
    }
  }
}
