import EspalierContainer
import Foundation

final class Client: Sendable {}

protocol Rates: AnyObject, Sendable {
  var client: Client { get }
}

final class LiveRates: Rates {
  let client: Client
  init(client: Client) { self.client = client }
}

final class Page: Sendable {
  let rates: any Rates
  let client: Client
  init(_ rates: any Rates, _ client: Client) {
    self.rates = rates
    self.client = client
  }
}

struct Plugin: Sendable, Equatable {
  let name: String
}

struct Broken: Error, Equatable {}

/// A state that one thread at a time looks at. The thread sanitizer sees this lock; it does not see `Mutex` on Linux.
final class Guarded<State: Sendable>: @unchecked Sendable {
  // Safe: the state is read and written only while the lock is held.
  private var state: State
  private let lock = NSLock()
  init(_ state: State) { self.state = state }

  @discardableResult func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&state)
  }
}

/// Counts, from any thread.
final class Count: Sendable {
  private let number = Guarded(0)
  var value: Int { number.withLock(\.self) }
  @discardableResult func next() -> Int {
    number.withLock {
      $0 += 1
      return $0
    }
  }
}

extension ContainerError {
  /// The types on the way, without their places.
  var names: [String] { path.map(\.key.description) }
}

/// The error that `body` throws.
func error(of body: () throws -> Void) -> ContainerError? {
  do {
    try body()
    return nil
  } catch {
    return error as? ContainerError
  }
}

func faults(of container: Container) -> [ContainerFault] {
  do {
    try container.validate()
    return []
  } catch {
    return (error as? ContainerFaults)?.faults ?? []
  }
}

// MARK: As many types as a test likes

protocol Digit: SendableMetatype {}
enum D0: Digit {}
enum D1: Digit {}
enum D2: Digit {}
enum D3: Digit {}
enum D4: Digit {}
enum D5: Digit {}
enum D6: Digit {}
enum D7: Digit {}
enum D8: Digit {}
enum D9: Digit {}

protocol Mark: SendableMetatype {}
enum Number<A, B, C, D>: Mark {}

/// A value whose type is one of ten thousand.
struct Link<Of>: Sendable {
  let depth: Int
}

/// 10,000 types.
let marks: [any Mark.Type] = {
  let digits: [any Digit.Type] = [
    D0.self, D1.self, D2.self, D3.self, D4.self, D5.self, D6.self, D7.self, D8.self, D9.self,
  ]
  func mark<A: Digit, B: Digit, C: Digit, D: Digit>(_: A.Type, _: B.Type, _: C.Type, _: D.Type) -> any Mark.Type {
    Number<A, B, C, D>.self
  }
  var marks: [any Mark.Type] = []
  for a in digits { for b in digits { for c in digits { for d in digits { marks.append(mark(a, b, c, d)) } } } }
  return marks
}()

/// Each link needs the next one; the last needs none, or the first again.
func registerChain(
  of length: Int, in container: Container, lifetime: Lifetime, isCircle: Bool = false, byClosures: Bool = false,
  tellingNeeds: Bool = false
) {
  let chain = Chain(container: container, lifetime: lifetime, byClosures: byClosures, tellingNeeds: tellingNeeds)
  for index in 0..<(length - 1) { chain.link(marks[index], to: marks[index + 1]) }
  if isCircle { chain.link(marks[length - 1], to: marks[0]) } else { chain.end(with: marks[length - 1]) }
}

private struct Chain {
  let container: Container
  let lifetime: Lifetime
  let byClosures: Bool
  let tellingNeeds: Bool

  func link(_ mark: any Mark.Type, to next: any Mark.Type) {
    func link<Of: Mark>(_ mark: Of.Type) {
      func link<Next: Mark>(_ next: Next.Type) { register(Of.self, Next.self) }
      link(next)
    }
    link(mark)
  }

  private func register<Of: Mark, Next: Mark>(_: Of.Type, _: Next.Type) {
    guard byClosures else {
      container.register({ (next: Link<Next>) in Link<Of>(depth: next.depth + 1) }, lifetime: lifetime)
      return
    }
    let needs: [DependencyKey] = tellingNeeds ? [.type(Link<Next>.self)] : []
    container.register(Link<Of>.self, lifetime: lifetime, needs: needs) { resolver in
      Link<Of>(depth: try resolver.resolve(Link<Next>.self).depth + 1)
    }
  }

  func end(with mark: any Mark.Type) {
    func end<Of: Mark>(_ mark: Of.Type) {
      container.register(Link<Of>.self, lifetime: lifetime) { _ in Link<Of>(depth: 1) }
    }
    end(mark)
  }
}

/// Resolves the chain's first link.
func resolveChain(_ container: some AsyncResolving) throws -> Int {
  func resolve<Of: Mark>(_ mark: Of.Type) throws -> Int { try container.resolve(Link<Of>.self).depth }
  return try resolve(marks[0])
}
