/// The loads that are under way for each property.
///
/// The latest load wins: an older one that ends later changes nothing.
///
/// A property is held only while a load for it runs. That load holds the object, so the identifier cannot be reused for
/// another object.
@MainActor
enum LoadsUnderWay {
  /// A property of an object.
  struct Target: Hashable {
    let object: ObjectIdentifier
    let path: AnyKeyPath
  }

  /// The property that a load writes, and the number of the load.
  struct Ticket {
    let target: Target
    let number: Int
  }

  private struct Loads {
    /// The value of the property before the first of its loads.
    let before: any Sendable
    /// The numbers of the loads whose results may still count, the latest last.
    var numbers: [Int] = []
  }

  private static var loads: [Target: Loads] = [:]
  private static var nextNumber = 0

  static func begin<Root: AnyObject, Value: Sendable>(
    into path: ReferenceWritableKeyPath<Root, Value>, of root: Root
  ) -> Ticket {
    nextNumber += 1
    let target = Target(object: ObjectIdentifier(root), path: path)
    loads[target, default: Loads(before: root[keyPath: path])].numbers.append(nextNumber)
    return Ticket(target: target, number: nextNumber)
  }

  /// Ends a load that has a result, and returns true if it is the latest, so that its result counts.
  static func finish(_ ticket: Ticket) -> Bool {
    guard let numbers = loads[ticket.target]?.numbers, numbers.contains(ticket.number) else { return false }
    if numbers.last == ticket.number {
      loads[ticket.target] = nil
      return true
    }
    remove(ticket)
    return false
  }

  /// Ends a load that was cancelled, and returns the previous value if no other load is under way.
  static func cancel(_ ticket: Ticket) -> (any Sendable)? {
    guard let current = loads[ticket.target], current.numbers.contains(ticket.number) else { return nil }
    remove(ticket)
    return loads[ticket.target] == nil ? current.before : nil
  }

  private static func remove(_ ticket: Ticket) {
    loads[ticket.target]?.numbers.removeAll { $0 == ticket.number }
    if loads[ticket.target]?.numbers.isEmpty == true { loads[ticket.target] = nil }
  }
}
