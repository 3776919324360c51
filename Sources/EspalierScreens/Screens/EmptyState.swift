public import EspalierViews

/// What a screen says when there is nothing to show: what this place is for, and what to do next.
public struct EmptyState: Sendable {
  /// What is not there yet.
  public var title: String
  /// Why, and what to do about it.
  public var message: String
  /// The symbol above the words.
  public var icon: Icon
  /// Where to go next, if there is a place.
  public var link: (title: String, destination: Destination)?
  /// What to do next here, if there is something.
  public var button: (title: String, perform: @MainActor @Sendable () async throws -> Void)?

  /// Makes an empty state with something to do: `EmptyState("No accounts", button: "Import") { … }`.
  public init(
    _ title: String, message: String = "", icon: Icon = .list, button: String,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.init(title, message: message, icon: icon)
    self.button = (button, perform)
  }

  /// Makes an empty state with a way to another place: `EmptyState("No accounts", link: "Import", to: "/import")`.
  public init(
    _ title: String, message: String = "", icon: Icon = .list, link: String, to destination: Destination
  ) {
    self.init(title, message: message, icon: icon)
    self.link = (link, destination)
  }

  /// Makes an empty state.
  public init(_ title: String, message: String = "", icon: Icon = .list) {
    self.title = title
    self.message = message
    self.icon = icon
  }
}
