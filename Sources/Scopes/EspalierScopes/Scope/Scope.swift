/// A node of the dependency tree: it offers its properties, and its ancestors provide the dependencies that it lacks.
///
/// A scope names its dependencies as ordinary properties. A name that it does not have is looked up in its parent, then
/// in the parent's parent, and so on: the nearest ancestor that has the name answers. The compiler does the search, so a
/// dependency that nobody offers is a compile error that names it, and nothing is looked up by name at run time.
///
/// ```swift
/// final class AppScope: RootScope {
///   let database = Database()
///   var api: API { shared { API(database) } }
/// }
///
/// final class LoginScope: Scope<AppScope> {
///   var attempts: Attempts { Attempts(in: self.database) }  // `database` is the app's
/// }
/// ```
///
/// Write `self.` before an inherited name: Swift looks only at declared members when there is none.
///
/// A dependency of the parent costs what reading a property costs; each generation further up adds some hundred
/// nanoseconds. One that is read often is best taken once, at construction. It is then a stored property:
///
/// ```swift
/// final class LoginScope: Scope<AppScope> {
///   let database: Database
///
///   override init(_ parent: AppScope) {
///     database = parent.database
///     super.init(parent)
///   }
/// }
/// ```
///
/// A feature that must not know its parent's type names a protocol instead, `Scope<any LoginDependencies>`. Give such a
/// protocol `@MainActor` and `AnyObject`. A parent that has what the protocol asks for conforms as it stands; one that
/// itself inherits it forwards it in one written line, because a looked-up member meets no requirement:
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   var database: Database { parent.database }
/// }
/// ```
///
/// A dependency that tests may replace is ``ScopeNode/overridable(_:unprovided:name:_:)``; ``Graphable/graph()`` tells
/// who depends on whom.
///
/// - Isolation: main actor. What works elsewhere is handed on as a `Sendable` value or an actor.
/// - Ownership: a scope holds its parent and its own values; a parent knows nothing of its children. A scope is released
///   with its last user, so values that it owns must not hold it strongly.
@MainActor
@dynamicMemberLookup
open class Scope<Parent>: ScopeNode {
  /// The scope above, or whatever stands in for it: a protocol's existential, or a test's own object.
  public let parent: Parent

  @usableFromInline
  let sharedValues = SharedValues()

  /// Makes a scope below `parent`.
  ///
  /// Override it to take inherited dependencies once, and add initialisers for values that come from elsewhere.
  public init(_ parent: Parent) {
    self.parent = parent
  }

  /// Forwards a name that this scope does not have to its parent.
  ///
  /// You do not call it: `scope.database` does. Forwarded members can be read, not set; change happens where it is owned.
  @inlinable
  public final subscript<Value>(dynamicMember keyPath: KeyPath<Parent, Value>) -> Value {
    if ActiveOverrides.areThere, let box = ActiveOverrides.inherited(keyPath, of: self) {
      // An override is found by its key path, so its value is of the key path's type.
      return SharedBox<Value>.value(in: box)
    }
    return parent[keyPath: keyPath]
  }

  /// Makes a value at its first use and returns the same one ever after, once for each scope.
  ///
  /// Without it, a computed dependency is made anew at each read.
  ///
  /// ```swift
  /// var api: API { shared { API(token) } }
  /// var backup: API { shared { API(backupToken) } }  // another value, though of the same type
  /// ```
  ///
  /// A value belongs to the place in the source where `shared` is written, so types and names cannot be confused. A
  /// property that many scopes inherit is made once, in the scope that declares it.
  ///
  /// Making a value may read other shared values. If it comes to read itself and ends all the same, the value that was
  /// finished first is kept and everybody gets that one. A making that throws keeps nothing, and the next read tries
  /// again.
  ///
  /// - Parameters:
  ///   - fileID: where `shared` is written; leave it out.
  ///   - line: where `shared` is written; leave it out.
  ///   - column: where `shared` is written; leave it out.
  ///   - name: the property's name, for the graph; leave it out.
  ///   - make: makes the value. It is not kept.
  /// - Returns: the scope's one value for this place. The scope holds it until the scope is released.
  @inlinable
  public final func shared<Value>(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column, name: StaticString = #function,
    _ make: () throws -> Value
  ) rethrows -> Value {
    let key = SharedKey(ObjectIdentifier(Value.self), fileID: fileID, line: line, column: column)
    if let value = sharedValues.value(for: key, as: Value.self) { return value }
    let value = try make()
    // Making may have come back to this place; what was finished first stays, so that there is only ever one.
    if let earlier = sharedValues.value(for: key, as: Value.self) { return earlier }
    sharedValues.insert(value, for: key, name: name)
    return value
  }
}
