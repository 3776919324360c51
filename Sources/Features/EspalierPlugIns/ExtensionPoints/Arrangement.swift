public import EspalierScreens

/// A person's arrangement of an extension point: the order of its contents, and the contents that the person has
/// hidden.
///
/// ```swift
/// struct Card: Identifiable { var id: String }
///
/// var arrangement = Arrangement()
/// arrangement.hide("weather")
/// arrangement.move(RowMove("rates", before: "loans"), among: ["loans", "rates", "weather"])
/// let ids = arrangement.shown([Card(id: "loans"), Card(id: "rates"), Card(id: "weather")]).map(\.id)
/// // ids is ["rates", "loans"]
/// ```
///
/// The arrangement stores ids: a plug-in that is removed leaves no gap, and one that returns takes its former position.
/// New contents appear at the end, in the order of the list of plug-ins.
public struct Arrangement: Hashable, Sendable, Codable {
  /// The ids in the person's order; all other ids come after them.
  public private(set) var order: [String]
  /// The ids of contents that are not shown.
  public private(set) var hidden: Set<String>

  /// Creates an arrangement; by default everything is shown in the order of the list of plug-ins.
  public init(order: [String] = [], hidden: Set<String> = []) {
    var seen: Set<String> = []
    self.order = order.filter { seen.insert($0).inserted }
    self.hidden = hidden
  }

  /// Returns all items in the person's order, including hidden ones.
  public func arranged<Item: Identifiable>(_ items: [Item]) -> [Item] where Item.ID == String {
    let places = Dictionary(zip(order, 0...)) { first, _ in first }
    return items.enumerated().sorted { left, right in
      let (first, second) = (places[left.element.id] ?? order.count, places[right.element.id] ?? order.count)
      return (first, left.offset) < (second, right.offset)
    }.map(\.element)
  }

  /// Returns the items that are shown, in the person's order.
  public func shown<Item: Identifiable>(_ items: [Item]) -> [Item] where Item.ID == String {
    arranged(items).filter { isShown($0.id) }
  }

  /// Returns a Boolean value that indicates whether the item of an id is shown.
  public func isShown(_ id: String) -> Bool { !hidden.contains(id) }

  /// Shows the item of an id again.
  public mutating func show(_ id: String) { hidden.remove(id) }

  /// Hides the item of an id.
  public mutating func hide(_ id: String) { hidden.insert(id) }

  /// Moves one item before another, as the person did. The ids are those of all current items, in the order in which
  /// the person sees them.
  public mutating func move(_ move: RowMove<String>, among ids: [String]) {
    struct Kept: Identifiable { let id: String }
    var moved = ids.map(Kept.init)
    moved.apply(move)
    // An id that is missing for now stays behind its former predecessor.
    var kept = moved.map(\.id)
    for (place, id) in order.enumerated() where !ids.contains(id) {
      let before = order[..<place].last { kept.contains($0) }
      kept.insert(id, at: before.flatMap { kept.firstIndex(of: $0) }.map { $0 + 1 } ?? 0)
    }
    order = kept
  }
}
