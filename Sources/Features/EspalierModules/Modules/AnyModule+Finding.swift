internal import EspalierNavigation

extension AnyModule {
  /// Returns the nearest module, or coordinator owned by a module, of a type or public protocol. The search begins with
  /// the objects of this module and its siblings in order. It continues up the tree level by level (the parent, the
  /// parent's siblings, …) and ends at the root. It does not search the children of other modules.
  ///
  /// A module never finds itself: one that looks for its own class or protocol finds the next one above it. A search
  /// creates nothing: it finds a lazy coordinator, also the module's own, once the coordinator exists.
  ///
  /// ```swift
  /// let main: (any MainModule)? = nearest()
  /// ```
  public func nearest<Wanted>(_ type: Wanted.Type = Wanted.self) -> Wanted? { nearest(type, besides: nil) }

  package func nearest<Wanted>(_ type: Wanted.Type, besides asking: AnyObject?) -> Wanted? {
    var level: AnyModule? = self
    if self is Wanted {
      // A coordinator that asks means its module. For the module itself, the next one above is meant: those beside it
      // may be of the same kind, as the folders of a folder.
      if asking != nil { return self as? Wanted }
      level = parent ?? maker
    } else if let found: Wanted = firstOwned(besides: asking) {
      return found
    }
    while let current = level {
      if let found: Wanted = current.selfOrOwned(besides: asking) { return found }
      if let found: Wanted = current.parent?.modules.first({ $0.selfOrOwned(besides: asking) }) { return found }
      level = current.parent ?? current.maker
    }
    return nil
  }

  /// Provides a value to this module and all modules within it, under its type. A second value of that type replaces
  /// it.
  ///
  /// Use it for values that differ between parts of the tree, such as the signed-in user or the selected account. A
  /// value that a feature requires belongs in its scope, where the compiler checks for it. The values are removed when
  /// the module ends: a module that is attached again provides them in ``didActivate()``.
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

  /// Returns the value of a type or protocol that this module, or else the nearest module above it, provides.
  ///
  /// A value provided under that very type is preferred to a value that only conforms to it; among several, the last
  /// one provided is returned. A module that is created while its parent attaches it already finds the parent's
  /// contexts.
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

  private func selfOrOwned<Wanted>(besides asking: AnyObject?) -> Wanted? {
    (self as? Wanted) ?? firstOwned(besides: asking)
  }

  private func firstOwned<Wanted>(besides asking: AnyObject?) -> Wanted? {
    for one in owned { if one.object !== asking, let found = one.object as? Wanted { return found } }
    return nil
  }

  /// Declares that an object, such as a coordinator or a view model, belongs to this module and must be released with
  /// it. Returns the object.
  ///
  /// ```swift
  /// private(set) lazy var coordinator = own(AccountsCoordinator(scope: scope))
  /// ```
  ///
  /// The module must hold the object; this method only notes it weakly. A ``LeakDetector`` follows the object after the
  /// module was detached, and reports name this module for everything that a coordinator shows.
  @discardableResult public func own<Object: AnyObject>(_ object: Object) -> Object {
    owned.removeAll { $0.object == nil }
    owned.append(OwnedObject(object: object))
    if let shown = object as? any WindowOwned { shown.owner = self }
    return object
  }
}
