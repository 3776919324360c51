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
/// A parent attaches it with the case that holds its routes, and hands them on:
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
/// It has all that a ``Module`` has (a life, tasks, children, contexts) and all that a coordinator has (moves, verbs).
/// To keep the two apart, write a ``Module`` and a `Coordinator`, and a ``Builder`` where a feature is put together.
///
/// - Ownership: a parent owns its children, as modules do. A window owns its root.
@MainActor
open class Feature<Dependencies, Place: Route>: Module<Dependencies>, Coordinating {
  /// The position of the feature in the app.
  public let position = CoordinatorPosition<Place>()

  /// Makes a feature with its scope.
  public override init(scope: Dependencies) {
    super.init(scope: scope)
    position.owner = self
  }

  /// Returns the placement of a place and the scene shown there. Override it with one exhaustive switch; by default
  /// there is nothing.
  open func placement(of route: Place) -> Placement<Place> { .notFound }

  /// The feature's tabs, in order; none by default.
  open var tabs: [TabItem<Place>] { [] }

  /// Returns the permission to go to a place; by default, everybody is let in.
  open func permission(for route: Place) -> Permission<Place> { .granted }

  /// Sets the values that the scenes of this feature, and of those below it, read from their environment; by default
  /// none.
  open func prepare(_ environment: inout EnvironmentValues) {}

  /// The topmost scene of the feature's places, and of those within it, that are on screen.
  public final override var visibleScene: (any Scene)? { position.visibleScene }

  // MARK: Children

  /// Makes a feature a child of this one, its places places of this one under the case that holds them, and returns it.
  ///
  /// It does not throw, so a lazy property can be initialised with it; misuse is reported when the tree is active. The
  /// child finds the contexts of this feature already while it is made.
  ///
  /// - Parameters:
  ///   - key: The key that ``AnyModule/child(_:key:)`` finds the child by.
  ///   - embed: Returns this feature's place for a place of the child.
  @discardableResult
  public func attach<Child: AnyModule & Coordinating>(
    _ child: @autoclosure () -> Child, key: AnyHashable? = nil, as embed: @escaping @Sendable (Child.Place) -> Place
  ) -> Child {
    let child = making(child)
    do throws(ModuleError) {
      try attach(child, key: key)
    } catch {
      // It stands nowhere below this feature.
      child.maker = nil
      report(misuse: "\(error)")
    }
    return adopt(child, as: embed)
  }

  /// The child that stands at a value: made and attached when it is first asked for, and let go when the last of its
  /// places has left the screen.
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
  /// Two values are two instances: those of `/1/cards` and `/2/cards` live beside each other.
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

  /// Makes a child that finds this module's contexts already.
  private func making<Child>(_ make: () -> Child) -> Child {
    let outer = AnyModule.maker
    AnyModule.maker = self
    defer { AnyModule.maker = outer }
    return make()
  }
}

/// The key of a child that stands at a value.
private struct FeatureKey: Hashable, CustomStringConvertible {
  let type: ObjectIdentifier
  let value: AnyHashable

  var description: String { "\(value)" }
}

extension AnyModule {
  /// Tells of misuse, now or when the module is active.
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
