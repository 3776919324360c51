public import EspalierNavigation

extension PlugIn {
  /// Returns the plug-in in a form for another shell, which the plug-in's author did not know. The closure receives the
  /// other shell, and returns the shell that the plug-in needs.
  ///
  /// ```swift
  /// @MainActor protocol HouseShell: AnyObject { var people: Int { get } }
  /// final class KitchenOfHouse: KitchenShell {
  ///   let guests: Int
  ///   init(_ house: any HouseShell) { guests = house.people - 1 }
  /// }
  ///
  /// @MainActor func start() throws {
  ///   let plugIns = try PlugIns<any HouseShell> {
  ///     RecipesPlugIn().adapted { KitchenOfHouse($0) }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameter adapt: Returns the shell that the plug-in needs. It is called for each feature, contribution and offer
  ///   that is created, so costly objects belong in the outer shell.
  public func adapted<Outer>(
    _ adapt: @escaping @MainActor @Sendable (Outer) throws -> Shell
  ) -> AdaptedPlugIn<Self, Outer> {
    AdaptedPlugIn(base: self, adapt: adapt)
  }
}

/// A plug-in for a shell other than its own; see ``PlugIn/adapted(_:)``.
public struct AdaptedPlugIn<Base: PlugIn, Shell>: PlugIn {
  let base: Base
  let adapt: @MainActor @Sendable (Shell) throws -> Base.Shell

  /// The plug-in's own id.
  public var id: String { base.id }
  /// The plug-in's own title.
  public var title: String { base.title }
  /// The plug-in's own prefix.
  public var prefix: Path { base.prefix }

  /// The plug-in's own contributions, created with the adapted shell.
  public var contributions: [Contribution<Shell>] {
    base.contributions.map { contribution in
      Contribution(point: contribution.point, id: contribution.id, title: contribution.title) { [adapt] context in
        try contribution.make(context.adapted(adapt))
      }
    }
  }

  /// The plug-in's own offers, created with the adapted shell.
  public var offers: [Offer<Shell>] {
    base.offers.map { offer in
      Offer(type: offer.type, name: offer.name) { [adapt] context in try offer.make(context.adapted(adapt)) }
    }
  }

  /// Builds the plug-in with the adapted shell.
  public func build(in context: PlugInContext<Shell>) throws -> Base.Built {
    try base.build(in: context.adapted(adapt))
  }
}
