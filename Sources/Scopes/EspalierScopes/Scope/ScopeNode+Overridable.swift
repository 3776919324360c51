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
  /// Inside `withOverrides(_:_:operation:)`, the value is the override. Everywhere else it is the value that `live`
  /// returns, and the check costs a nanosecond or two.
  ///
  /// A key path cannot lead to a property that throws. If a dependency has no harmless stand-in, declare it as an
  /// optional, or as a protocol whose stand-in throws when it is used.
  ///
  /// - Parameters:
  ///   - keyPath: The property itself. It is evaluated only if there are overrides.
  ///   - unprovided: A harmless value. A strict test that did not provide the dependency reads it, after the missing
  ///     dependency is reported. The value is evaluated only then, and if an override names by mistake a property that
  ///     is not overridable and reads this one.
  ///   - name: The name for messages; omit it.
  ///   - live: Returns the value that the app uses.
  /// - Returns: The value to use.
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
