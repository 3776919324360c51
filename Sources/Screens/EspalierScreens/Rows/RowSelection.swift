public import EspalierViews

/// The chosen rows of a section, bound to the app's own state by their identities.
///
/// ```swift
/// struct Plan: Hashable, Sendable, Identifiable { var id: Int; var name: String }
/// @MainActor final class Choice { var plan: Int?; var extras: Set<Int> = [] }
/// @MainActor func sections(_ plans: [Plan], _ extras: [Plan], _ choice: Choice) -> [Section] {
///   [
///     Section("plan", plans, selection: .one(Binding(choice, \.plan))) { Row(Label.with(.text($0.name))) },
///     Section("extras", extras, selection: .many(Binding(choice, \.extras))) { Row(Label.with(.text($0.name))) },
///   ]
/// }
/// ```
///
/// A choice that the app does not accept (its binding keeps another value) is undone on the screen.
public struct RowSelection<ID: Hashable & Sendable>: Sendable {
  let kind: SelectionKind
  /// The identities of the rows that were chosen when the section was made.
  let chosen: Set<ID>
  let choose: @MainActor @Sendable (ID, Bool) -> Void

  /// Returns a selection of at most one row, like that of radio buttons.
  @MainActor public static func one(_ binding: Binding<ID?>) -> RowSelection {
    RowSelection(kind: .one, chosen: binding.value.map { [$0] } ?? []) { id, isChosen in
      if isChosen {
        binding.value = id
      } else if binding.value == id {
        binding.value = nil
      }
    }
  }

  /// Returns a selection of any number of rows.
  @MainActor public static func many(_ binding: Binding<Set<ID>>) -> RowSelection {
    RowSelection(kind: .many, chosen: binding.value) { id, isChosen in
      if isChosen { binding.value.insert(id) } else { binding.value.remove(id) }
    }
  }

  private init(kind: SelectionKind, chosen: Set<ID>, choose: @escaping @MainActor @Sendable (ID, Bool) -> Void) {
    self.kind = kind
    self.chosen = chosen
    self.choose = choose
  }
}
