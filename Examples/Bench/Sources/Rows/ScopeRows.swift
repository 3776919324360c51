import Espalier

/// Reading dependencies, making scopes, and replacing dependencies.
enum ScopeRows {
  static let all = [read, shared, child, inherited, forwarding, override]

  /// A typed dependency of an ancestor, taken at construction.
  private static let read = Figure(
    name: "scopes.read", unit: .nanoseconds, repetitions: 3_000_000,
    work: { count in
      let scopes = (0..<2).map { _ in InheritingScope(Tree.scope) }
      for number in 0..<count { keep(port(of: scopes[number & 1])) }
    },
    limit: { count in
      let objects = (0..<2).map { _ in PlainChild(Tree.plain) }
      for number in 0..<count { keep(port(of: objects[number & 1])) }
    })

  /// A shared dependency from its second read on; the limit is a lazy property.
  private static let shared = Figure(
    name: "scopes.shared", unit: .nanoseconds, repetitions: 1_000_000,
    work: { count in
      let scopes = (0..<2).map { _ in RootOfAll() }
      for number in 0..<count { keep(api(of: scopes[number & 1])) }
    },
    limit: { count in
      let objects = (0..<2).map { _ in PlainRoot() }
      for number in 0..<count { keep(api(of: objects[number & 1])) }
    })

  /// A child scope with one dependency of its own; the limit is an object of two stored properties.
  private static let child = Figure(
    name: "scopes.child.own", unit: .nanoseconds, repetitions: 300_000,
    work: { count in
      let value = Dependency(port: 1)
      for _ in 0..<count { keep(make(Tree.scope, value)) }
    },
    limit: { count in
      let value = Dependency(port: 1)
      for _ in 0..<count { keep(make(Tree.plain, value)) }
    })

  /// A child scope that takes one dependency through three parents; the limit goes there by hand.
  private static let inherited = Figure(
    name: "scopes.child.inherited3", unit: .nanoseconds, repetitions: 100_000,
    work: { count in for _ in 0..<count { keep(make(Tree.scope)) } },
    limit: { count in for _ in 0..<count { keep(make(Tree.plain)) } })

  /// The cost that stands in the way of the row before: one name handed through three objects by key paths and nothing else. Swift
  /// makes the key path of each object after the first anew, each time. The limit is the same read written out.
  private static let forwarding = Figure(
    name: "scopes.child.inherited3.keyPaths", unit: .nanoseconds, repetitions: 100_000,
    work: { count in for _ in 0..<count { keep(forwarded(by: Tree.forwarding)) } },
    limit: { count in
      // Two objects by turns and a sum of what is read, or the compiler leaves the reading out.
      let objects = [Tree.forwarding, Tree.alsoForwarding]
      var sum = 0
      for number in 0..<count { sum &+= handedOn(by: objects[number & 1]).port }
      keep(sum)
    })

  @MainActor @inline(never) private static func forwarded(by object: ThirdForwarder) -> Dependency { object.database }
  @MainActor @inline(never) private static func handedOn(by object: ThirdForwarder) -> Dependency {
    object.parent.parent.parent.database
  }

  /// An overridden dependency; the limit is the read of a task local.
  private static let override = Figure(
    name: "scopes.override", unit: .nanoseconds, repetitions: 1_000_000,
    work: { count in
      withOverrides {
        $0[\RootOfAll.day] = 7
      } operation: {
        let scopes = (0..<2).map { _ in RootOfAll() }
        for number in 0..<count { keep(day(of: scopes[number & 1])) }
      }
    },
    limit: { count in
      PlainDay.$override.withValue(PlainDay(number: 7)) {
        for _ in 0..<count { keep(plainDay()) }
      }
    })

  @MainActor @inline(never) private static func make(_ parent: PaymentScope) -> InheritingScope {
    InheritingScope(parent)
  }
  @MainActor @inline(never) private static func make(_ parent: PaymentScope, _ own: Dependency) -> OwningScope {
    OwningScope(parent, own)
  }
  @MainActor @inline(never) private static func make(_ parent: PlainPayment) -> PlainChild { PlainChild(parent) }
  @MainActor @inline(never) private static func make(_ parent: PlainPayment, _ own: Dependency) -> PlainChild {
    PlainChild(parent, own)
  }
  @MainActor @inline(never) private static func port(of scope: InheritingScope) -> Int { scope.database.port }
  @MainActor @inline(never) private static func port(of object: PlainChild) -> Int { object.database.port }
  @MainActor @inline(never) private static func api(of scope: RootOfAll) -> Dependency { scope.api }
  @MainActor @inline(never) private static func api(of object: PlainRoot) -> Dependency { object.api }
  @MainActor @inline(never) private static func day(of scope: RootOfAll) -> Int { scope.day }
  @inline(never) private static func plainDay() -> Int { PlainDay.override?.number ?? 1 }
}

private final class Dependency: Sendable {
  let port: Int
  init(port: Int) { self.port = port }
}

private final class RootOfAll: RootScope {
  let database = Dependency(port: 5432)
  var api: Dependency { shared { Dependency(port: 80) } }
  var day: Int { overridable(\.day, unprovided: 0) { 1 } }
}

private final class AccountScope: Scope<RootOfAll> {
  let user = Dependency(port: 1)
}

private final class PaymentScope: Scope<AccountScope> {}

private final class InheritingScope: Scope<PaymentScope> {
  let database: Dependency

  override init(_ parent: PaymentScope) {
    database = parent.database
    super.init(parent)
  }
}

private final class OwningScope: Scope<PaymentScope> {
  let own: Dependency

  init(_ parent: PaymentScope, _ own: Dependency) {
    self.own = own
    super.init(parent)
  }
}

/// The same tree by hand.
@MainActor private final class PlainRoot {
  let database = Dependency(port: 5432)
  lazy var api = Dependency(port: 80)
}

@MainActor private final class PlainAccount {
  let parent = PlainRoot()
}

@MainActor private final class PlainPayment {
  let parent = PlainAccount()
}

@MainActor private final class PlainChild {
  let parent: PlainPayment
  let database: Dependency

  init(_ parent: PlainPayment) {
    self.parent = parent
    database = parent.parent.parent.database
  }

  init(_ parent: PlainPayment, _ own: Dependency) {
    self.parent = parent
    database = own
  }
}

/// Objects that hand on what they do not have, as scopes do, and do nothing else.
@MainActor @dynamicMemberLookup private class Forwarder<Parent: AnyObject> {
  let parent: Parent
  init(_ parent: Parent) { self.parent = parent }
  subscript<Value>(dynamicMember name: KeyPath<Parent, Value>) -> Value { parent[keyPath: name] }
}

@MainActor private final class FirstForwarder: Forwarder<PlainRoot> {}
@MainActor private final class SecondForwarder: Forwarder<FirstForwarder> {}
@MainActor private final class ThirdForwarder: Forwarder<SecondForwarder> {}

@MainActor private enum Tree {
  static let forwarding = ThirdForwarder(SecondForwarder(FirstForwarder(PlainRoot())))
  static let alsoForwarding = ThirdForwarder(SecondForwarder(FirstForwarder(PlainRoot())))
  static let scope = PaymentScope(AccountScope(RootOfAll()))
  static let plain = PlainPayment()
}

private final class PlainDay: Sendable {
  @TaskLocal static var override: PlainDay?
  let number: Int
  init(number: Int) { self.number = number }
}
