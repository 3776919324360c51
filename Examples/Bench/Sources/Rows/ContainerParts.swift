import EspalierContainer
import EspalierScopes

/// A digit as a type, and the next one.
protocol Digit: SendableMetatype {
  associatedtype Next: Digit
  static var isLast: Bool { get }
}
extension Digit { static var isLast: Bool { false } }
enum D0: Digit { typealias Next = D1 }
enum D1: Digit { typealias Next = D2 }
enum D2: Digit { typealias Next = D3 }
enum D3: Digit { typealias Next = D4 }
enum D4: Digit { typealias Next = D5 }
enum D5: Digit { typealias Next = D6 }
enum D6: Digit { typealias Next = D7 }
enum D7: Digit { typealias Next = D8 }
enum D8: Digit { typealias Next = D9 }
enum D9: Digit {
  typealias Next = D9
  static var isLast: Bool { true }
}

/// One of a thousand types: each needs its up to three neighbours in a cube, which makes 2,700 needs.
final class Part<X: Digit, Y: Digit, Z: Digit>: Sendable {
  let x: Part<X.Next, Y, Z>?
  let y: Part<X, Y.Next, Z>?
  let z: Part<X, Y, Z.Next>?

  init(_ x: Part<X.Next, Y, Z>?, _ y: Part<X, Y.Next, Z>?, _ z: Part<X, Y, Z.Next>?) {
    self.x = x
    self.y = y
    self.z = z
  }
}

protocol PartVisitor {
  func visit<X: Digit, Y: Digit, Z: Digit>(_ x: X.Type, _ y: Y.Type, _ z: Z.Type)
}

/// All thousand, written so that the compiler makes each visit for its own types.
enum Parts {
  static func forEach(_ visitor: some PartVisitor) {
    plane(D0.self, visitor)
    plane(D1.self, visitor)
    plane(D2.self, visitor)
    plane(D3.self, visitor)
    plane(D4.self, visitor)
    plane(D5.self, visitor)
    plane(D6.self, visitor)
    plane(D7.self, visitor)
    plane(D8.self, visitor)
    plane(D9.self, visitor)
  }

  private static func plane<X: Digit>(_ x: X.Type, _ visitor: some PartVisitor) {
    line(x, D0.self, visitor)
    line(x, D1.self, visitor)
    line(x, D2.self, visitor)
    line(x, D3.self, visitor)
    line(x, D4.self, visitor)
    line(x, D5.self, visitor)
    line(x, D6.self, visitor)
    line(x, D7.self, visitor)
    line(x, D8.self, visitor)
    line(x, D9.self, visitor)
  }

  private static func line<X: Digit, Y: Digit>(_ x: X.Type, _ y: Y.Type, _ visitor: some PartVisitor) {
    visitor.visit(x, y, D0.self)
    visitor.visit(x, y, D1.self)
    visitor.visit(x, y, D2.self)
    visitor.visit(x, y, D3.self)
    visitor.visit(x, y, D4.self)
    visitor.visit(x, y, D5.self)
    visitor.visit(x, y, D6.self)
    visitor.visit(x, y, D7.self)
    visitor.visit(x, y, D8.self)
    visitor.visit(x, y, D9.self)
  }
}

/// Registers each by a closure, as one does with the usual containers.
struct Closures: PartVisitor {
  let container: Container

  func visit<X: Digit, Y: Digit, Z: Digit>(_: X.Type, _: Y.Type, _: Z.Type) {
    container.register(Part<X, Y, Z>.self, lifetime: .container) { resolver in
      Part(
        X.isLast ? nil : try resolver.resolve(Part<X.Next, Y, Z>.self),
        Y.isLast ? nil : try resolver.resolve(Part<X, Y.Next, Z>.self),
        Z.isLast ? nil : try resolver.resolve(Part<X, Y, Z.Next>.self))
    }
  }
}

/// Registers each by a function whose parameters are what it needs.
struct Initialisers: PartVisitor {
  let container: Container

  func visit<X: Digit, Y: Digit, Z: Digit>(_: X.Type, _: Y.Type, _: Z.Type) {
    typealias Own = Part<X, Y, Z>
    typealias A = Part<X.Next, Y, Z>
    typealias B = Part<X, Y.Next, Z>
    typealias C = Part<X, Y, Z.Next>
    switch (X.isLast, Y.isLast, Z.isLast) {
    case (false, false, false): container.register({ (a: A, b: B, c: C) in Own(a, b, c) }, lifetime: .container)
    case (true, false, false): container.register({ (b: B, c: C) in Own(nil, b, c) }, lifetime: .container)
    case (false, true, false): container.register({ (a: A, c: C) in Own(a, nil, c) }, lifetime: .container)
    case (false, false, true): container.register({ (a: A, b: B) in Own(a, b, nil) }, lifetime: .container)
    case (true, true, false): container.register({ (c: C) in Own(nil, nil, c) }, lifetime: .container)
    case (true, false, true): container.register({ (b: B) in Own(nil, b, nil) }, lifetime: .container)
    case (false, true, true): container.register({ (a: A) in Own(a, nil, nil) }, lifetime: .container)
    case (true, true, true): container.register({ Own(nil, nil, nil) }, lifetime: .container)
    }
  }
}

/// The limit: two dictionaries, no lock, no check.
final class PlainContainer: PartVisitor {
  private var factories: [ObjectIdentifier: () -> AnyObject] = [:]
  private var values: [ObjectIdentifier: AnyObject] = [:]

  func resolve<Value: AnyObject>(_ type: Value.Type) -> Value? {
    let key = ObjectIdentifier(type)
    if let value = values[key] { return unsafeDowncast(value, to: Value.self) }
    guard let value = factories[key]?() else { return nil }
    values[key] = value
    return unsafeDowncast(value, to: Value.self)
  }

  func visit<X: Digit, Y: Digit, Z: Digit>(_: X.Type, _: Y.Type, _: Z.Type) {
    factories[ObjectIdentifier(Part<X, Y, Z>.self)] = { [unowned self] in
      Part<X, Y, Z>(
        X.isLast ? nil : resolve(Part<X.Next, Y, Z>.self), Y.isLast ? nil : resolve(Part<X, Y.Next, Z>.self),
        Z.isLast ? nil : resolve(Part<X, Y, Z.Next>.self))
    }
  }
}

/// The four objects that the container has for each type, in a table without a lock or a check.
final class FourObjectTable: PartVisitor {
  /// An entry of the table, which outlives the making of its value.
  private final class Registration {
    let maker: AnyObject
    var box: AnyObject?

    init(_ maker: AnyObject) { self.maker = maker }
  }

  /// Holds the closure, whose type no table of all types could.
  private final class Maker<Value> {
    let make: (FourObjectTable) -> Value

    init(_ make: @escaping (FourObjectTable) -> Value) { self.make = make }
  }

  /// Holds the value, which need not be an object.
  private final class Box<Value> {
    let value: Value

    init(_ value: Value) { self.value = value }
  }

  private var registrations: [ObjectIdentifier: Registration] = [:]

  func resolve<Value>(_ type: Value.Type) -> Value? {
    guard let registration = registrations[ObjectIdentifier(type)] else { return nil }
    if let box = registration.box { return unsafeDowncast(box, to: Box<Value>.self).value }
    let box = Box(unsafeDowncast(registration.maker, to: Maker<Value>.self).make(self))
    registration.box = box
    return box.value
  }

  func visit<X: Digit, Y: Digit, Z: Digit>(_: X.Type, _: Y.Type, _: Z.Type) {
    let maker = Maker { table in
      Part<X, Y, Z>(
        X.isLast ? nil : table.resolve(Part<X.Next, Y, Z>.self),
        Y.isLast ? nil : table.resolve(Part<X, Y.Next, Z>.self),
        Z.isLast ? nil : table.resolve(Part<X, Y, Z.Next>.self))
    }
    registrations[ObjectIdentifier(Part<X, Y, Z>.self)] = Registration(maker)
  }
}
