public import EspalierViews

/// The message of a screen with nothing to show: the purpose of the place, and the next step.
public struct EmptyState: Sendable {
  /// The title, which names the missing content.
  public var title: String
  /// The message, which gives the reason and advises the person.
  public var message: Text
  /// The symbol above the texts.
  public var icon: Icon
  /// The link to the next place, if there is one.
  public var link: (title: String, destination: Destination)?
  /// The button for the next step at this place, if there is one.
  public var button: (title: String, perform: @MainActor @Sendable () async throws -> Void)?

  /// Creates an empty state with an action: `EmptyState("No accounts", button: "Import") { … }`.
  public init(
    _ title: String, message: String = "", icon: Icon = .list, button: String,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.init(title, message: message, icon: icon)
    self.button = (button, perform)
  }

  /// Creates an empty state with a link to another place: `EmptyState("No accounts", link: "Import", to: "/import")`.
  public init(
    _ title: String, message: String = "", icon: Icon = .list, link: String, to destination: Destination
  ) {
    self.init(title, message: message, icon: icon)
    self.link = (link, destination)
  }

  /// Creates an empty state without an action.
  public init(_ title: String, message: String = "", icon: Icon = .list) {
    self.title = title
    self.message = Text(message)
    self.icon = icon
  }

  /// Returns the empty state with a message whose parts look different or are links.
  ///
  /// ```swift
  /// let state = EmptyState("No accounts").message("Import a \("statement", .bold), or read \("how", .link(to: "/help")).")
  /// ```
  public func message(_ message: Text) -> EmptyState {
    var state = self
    state.message = message
    return state
  }
}
