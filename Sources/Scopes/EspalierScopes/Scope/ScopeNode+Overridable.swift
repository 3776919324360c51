extension ScopeNode {
  /// Declares a dependency that tests, previews and demos may replace.
  ///
  /// ```swift
  /// final class AppScope: RootScope {
  ///   var rates: any RatesGateway {
  ///     overridable(\.rates, unprovided: NoRates()) { shared { LiveRates() } }
  ///   }
  /// }
  /// ```
  ///
  /// Inside ``withOverrides(_:_:operation:)`` the value is the one that replaces it there. Everywhere else it is the
  /// value that `live` makes, and the check costs a nanosecond or two.
  ///
  /// A key path reaches no property that throws. A dependency for which nothing harmless can stand in is best an
  /// optional, or a protocol whose stand-in throws when it is used.
  ///
  /// - Parameters:
  ///   - keyPath: the property itself. It is evaluated only where there are overrides.
  ///   - unprovided: a harmless value, which a strict test reads that did not provide the dependency, after the lack is
  ///     reported. It is evaluated only then, and where an override names by mistake a property that is not overridable
  ///     and reads this one.
  ///   - name: the name for messages; leave it out.
  ///   - live: makes the value that the app works with.
  /// - Returns: the value to work with.
  @inlinable
  public func overridable<Value>(
    _ keyPath: @autoclosure () -> KeyPath<Self, Value>, unprovided: @autoclosure () -> Value,
    name: StaticString = #function, _ live: () -> Value
  ) -> Value {
    guard ActiveOverrides.areThere, let overrides = OverridesInEffect.current else { return live() }
    let keyPath = keyPath()
    let key = OverrideTable.Key(keyPath: ObjectIdentifier(keyPath), scope: ObjectIdentifier(type(of: self)))
    switch overrides.known(key) ?? overrides.find(keyPath, of: self, name: name) {
    case .overridden(let box):
      // An override is found by its key path, so its value is of the key path's type.
      return SharedBox<Value>.value(in: box)
    case .live: return live()
    case .unprovided: return unprovided()
    }
  }
}
