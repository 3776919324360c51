/// A node of the dependency tree. It provides its own properties, and its ancestors provide the dependencies that it
/// lacks.
///
/// A scope declares its dependencies as ordinary properties. A name that it does not have is looked up in its parent,
/// then in the parent's parent, and so on: the nearest ancestor that has the name provides it. The compiler does the
/// search. So a dependency that no ancestor provides is a compile error that names it, and nothing is looked up by name
/// at run time.
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
/// Write `self.` before an inherited name: without it, Swift considers only declared members.
///
/// Reading a dependency of the parent costs as much as reading a property; each generation further up adds some hundred
/// nanoseconds. Read a frequently used dependency once, in the initialiser, and store it in a property:
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
/// A feature that must not know its parent's type names a protocol instead, `Scope<any LoginDependencies>`. Declare
/// such a protocol with `@MainActor` and `AnyObject`. A parent that declares the required members conforms without
/// further code. A parent that inherits a member forwards it in one line, because a looked-up member meets no
/// requirement:
///
/// ```swift
/// extension AccountScope: LoginDependencies {
///   var database: Database { parent.database }
/// }
/// ```
///
/// A dependency that tests may replace is ``ScopeNode/overridable(_:unprovided:name:_:)``; ``Graphable/graph()``
/// returns all dependencies.
///
/// - Isolation: main actor. A dependency that runs elsewhere is passed on as a `Sendable` value or an actor.
/// - Ownership: a scope holds its parent and its own values; a parent does not know its children. A scope is released
///   with its last user, so values that it owns must not hold it strongly.
@MainActor
@dynamicMemberLookup
open class Scope<Parent>: ScopeNode {
  /// The scope above this one. It may be replaced by an existential of a protocol, or by a test's own object.
  public let parent: Parent

  @usableFromInline
  let sharedValues = SharedValues()

  /// Creates a scope below `parent`.
  ///
  /// Override it to store inherited dependencies, and add initialisers for values that come from elsewhere.
  public init(_ parent: Parent) {
    self.parent = parent
  }

  /// Returns a property of the parent, for a name that this scope does not have.
  ///
  /// You do not call it yourself: `scope.database` does. Forwarded members can be read, not set; only their owner
  /// changes them.
  @inlinable
  public final subscript<Value>(dynamicMember keyPath: KeyPath<Parent, Value>) -> Value {
    if ActiveOverrides.areThere, let box = ActiveOverrides.inherited(keyPath, of: self) {
      // An override is found by its key path, so its value is of the key path's type.
      return SharedBox<Value>.value(in: box)
    }
    return parent[keyPath: keyPath]
  }

  /// Returns a value that the scope creates at its first use, and keeps from then on.
  ///
  /// Without it, a computed dependency is created again at each read.
  ///
  /// ```swift
  /// var api: API { shared { API(token) } }
  /// var backup: API { shared { API(backupToken) } }  // another value, though of the same type
  /// ```
  ///
  /// A value belongs to the location in the source where `shared` is called, so types and names cannot be confused. A
  /// property that many scopes inherit is created once, in the scope that declares it.
  ///
  /// The closure may read other shared values. If it reads its own value and still ends, the value that was finished
  /// first is kept and all readers receive it. Values that need each other end the program with an error that names
  /// them. If the closure throws, nothing is kept, and the next read tries again.
  ///
  /// - Parameters:
  ///   - fileID: The file that contains the call; omit it.
  ///   - line: The line of the call; omit it.
  ///   - column: The column of the call; omit it.
  ///   - name: The property's name, for the graph; omit it.
  ///   - make: Returns a new value. The closure is not kept.
  /// - Returns: The scope's single value for this location in the source. The scope holds it until the scope is
  ///   released.
  @inlinable
  public final func shared<Value>(
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column, name: StaticString = #function,
    _ make: () throws -> Value
  ) rethrows -> Value {
    let key = SharedKey(ObjectIdentifier(Value.self), fileID: fileID, line: line, column: column)
    if let value = sharedValues.value(for: key, as: Value.self) { return value }
    sharedValues.beginMaking(key, name: name, in: self)
    defer { sharedValues.endMaking() }
    let value = try make()
    // The closure may have read this value itself; the value that was finished first is kept, so that there is only
    // one.
    if let earlier = sharedValues.value(for: key, as: Value.self) { return earlier }
    sharedValues.insert(value, for: key, name: name)
    return value
  }
}
