import Espalier

/// A row for one value. It is compared before it is made: only what has changed is shown anew.
struct SampleRow: Identifiable, Hashable, Sendable, ComponentConvertible {
  let id: String
  var title: String
  var detail = ""

  /// The looks of the row.
  var component: Component<Cell> { Cell.with(.title(title), .subtitle(detail)) }

  /// Returns the row, with what a person can do with it.
  @MainActor func row(
    open: @escaping @MainActor @Sendable () throws -> Void,
    delete: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Row {
    Row(self).onTap(open).actions(.destructiveTask("Delete", icon: .delete) { try await delete() })
  }
}
