public import EspalierViews

/// One thing that can be done with a row, behind a swipe, a “more” button, or a right click.
///
/// ```swift
/// @MainActor func row(_ name: String, delete: @escaping @MainActor @Sendable () -> Void) -> Row {
///   Row(Label.with(.text(name))).actions(
///     .action("Archive", icon: .download) {},
///     .destructive("Delete", icon: .delete) { delete() })
/// }
/// ```
///
/// A handler that throws shows the failure on its screen, as everywhere.
public struct RowAction: Sendable {
  /// What is read.
  public let item: ActionItem
  let body: EventHandler.Body

  /// Something to do, in the turn of the tap.
  public static func action(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isEnabled: isEnabled),
      body: .immediate { _ in try perform() })
  }

  /// Something to do that takes its time, as a task that ends with the window.
  public static func task(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isEnabled: isEnabled),
      body: .task { _ in try await perform() })
  }

  /// Something that takes away what does not come back, in the turn of the tap.
  public static func destructive(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isDestructive: true, isEnabled: isEnabled),
      body: .immediate { _ in try perform() })
  }

  /// Something that takes away what does not come back, as a task that ends with the window.
  public static func destructiveTask(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isDestructive: true, isEnabled: isEnabled),
      body: .task { _ in try await perform() })
  }
}
