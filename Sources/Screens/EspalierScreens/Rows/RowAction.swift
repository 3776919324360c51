public import EspalierViews

/// An action on a row. A person reaches it with a swipe, a “more” button or a right click.
///
/// ```swift
/// @MainActor func row(_ name: String, delete: @escaping @MainActor @Sendable () -> Void) -> Row {
///   Row(Label.with(.text(name))).actions(
///     .action("Archive", icon: .download) {},
///     .destructive("Delete", icon: .delete) { delete() })
/// }
/// ```
///
/// If a handler throws, its screen shows the failure, as for every handler.
public struct RowAction: Sendable {
  /// The description of the action that a person reads.
  public let item: ActionItem
  let body: EventHandler.Body

  /// Returns an action that runs synchronously when a person taps it.
  public static func action(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isEnabled: isEnabled),
      body: .immediate { _ in try perform() })
  }

  /// Returns an asynchronous action, which runs as a task that ends with the window. While it runs, the row is busy and
  /// accepts no other action.
  public static func task(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isEnabled: isEnabled),
      body: .task { _ in try await perform() })
  }

  /// Returns a synchronous action that removes something permanently.
  public static func destructive(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isDestructive: true, isEnabled: isEnabled),
      body: .immediate { _ in try perform() })
  }

  /// Returns an asynchronous action that removes something permanently. It runs as a task that ends with the window.
  /// While it runs, the row is busy and accepts no other action.
  public static func destructiveTask(
    _ title: String, icon: Icon? = nil, isEnabled: Bool = true, id: String? = nil,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> RowAction {
    RowAction(
      item: ActionItem(id: id ?? title, title: title, icon: icon, isDestructive: true, isEnabled: isEnabled),
      body: .task { _ in try await perform() })
  }
}
