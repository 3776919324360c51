/// A move of a row by a person: the row that moves, and the row before which it is placed.
///
/// ```swift
/// struct Task: Hashable, Sendable, Identifiable { var id: Int; var name: String }
/// @MainActor final class Tasks { var all: [Task] = [] }
/// @MainActor func section(_ tasks: Tasks) -> Section {
///   Section("tasks", tasks.all, onMove: { tasks.all.apply($0) }) { Row(Label.with(.text($0.name))) }
/// }
/// ```
///
/// Both are identities and not indices, so the move is still correct if the list has changed meanwhile.
public struct RowMove<ID: Hashable & Sendable>: Hashable, Sendable {
  /// The identity of the row that moves.
  public let id: ID
  /// The identity of the row that follows the moved row; nil for a move to the end.
  public let target: ID?

  /// Creates a move of a row to the position before another row.
  public init(_ id: ID, before target: ID?) {
    self.id = id
    self.target = target
  }
}

extension Array where Element: Identifiable, Element.ID: Sendable {
  /// Carries out a move of an element of the array. A move changes nothing if its row or target is no longer in the
  /// array.
  public mutating func apply(_ move: RowMove<Element.ID>) {
    guard move.id != move.target, let old = firstIndex(where: { $0.id == move.id }) else { return }
    if let target = move.target, !contains(where: { $0.id == target }) { return }
    let element = remove(at: old)
    let new = move.target.flatMap { target in firstIndex { $0.id == target } } ?? endIndex
    insert(element, at: new)
  }
}
