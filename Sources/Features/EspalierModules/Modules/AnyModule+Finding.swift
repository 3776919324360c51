internal import EspalierNavigation

extension AnyModule {
  /// The nearest module of a type or public protocol, or coordinator that is a module's own: this module, then its
  /// siblings in their order, then level by level up the tree (the parent, the parent's siblings, …). It does not look
  /// into the children of others, and ends at the root.
  ///
  /// ```swift
  /// let main: (any MainModule)? = nearest()
  /// ```
  public func nearest<Wanted>(_ type: Wanted.Type = Wanted.self) -> Wanted? {
    var level: AnyModule? = self
    while let current = level {
      if let found: Wanted = current.selfOrOwned() { return found }
      if let found: Wanted = current.parent?.modules.first({ $0.selfOrOwned() }) { return found }
      level = current.parent ?? current.maker
    }
    return nil
  }

  /// Offers a value to this module and all within it, under its type; a second one of that type takes its place.
  ///
  /// Values that differ from part to part of the tree, such as who is signed in or which account is looked at. What a
  /// feature cannot do without belongs in its scope, where the compiler asks for it. The values go when the module ends:
  /// one that is to be attached again provides them in ``didActivate()``.
  ///
  /// ```swift
  /// provide(UserContext(name: "Ada"))
  /// provide(theme, as: (any Theming).self)
  /// ```
  public func provide<Context>(_ context: Context, as type: Context.Type = Context.self) {
    let id = ObjectIdentifier(type)
    contexts.removeAll { $0.type == id }
    contexts.append((id, context))
  }

  /// The value of a type or protocol that this module or the nearest one above it offers.
  ///
  /// One that was provided as that very type is preferred to one that merely is of it; among those, the last that was
  /// provided. A module that its parent makes as it attaches it finds the parent's contexts already while it is made.
  public func context<Context>(_ type: Context.Type = Context.self) -> Context? {
    let wanted = ObjectIdentifier(type)
    var module: AnyModule? = self
    while let current = module {
      if let found = current.contexts.last(where: { $0.type == wanted })?.value as? Context { return found }
      for offered in current.contexts.reversed() { if let found = offered.value as? Context { return found } }
      module = current.parent ?? current.maker
    }
    return nil
  }

  private func selfOrOwned<Wanted>() -> Wanted? {
    if let found = self as? Wanted { return found }
    for one in owned { if let found = one.object as? Wanted { return found } }
    return nil
  }

  /// Says that an object is this module's own and must go with it: a coordinator, a view model. Returns it.
  ///
  /// ```swift
  /// private(set) lazy var coordinator = own(AccountsCoordinator(scope: scope))
  /// ```
  ///
  /// The module must hold it; this only notes it weakly. A ``LeakDetector`` follows it after the module was detached, and
  /// what a coordinator shows is reported as this module's.
  @discardableResult public func own<Object: AnyObject>(_ object: Object) -> Object {
    owned.removeAll { $0.object == nil }
    owned.append(OwnedObject(object: object))
    if let shown = object as? any WindowOwned { shown.owner = self }
    return object
  }
}
