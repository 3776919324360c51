public import EspalierViews

extension AnyComponent {
  /// Returns a control for a screen's bars: `toolbar: [.item("Add", icon: .add) { … }]`.
  public static func item(
    _ title: String, icon: Icon? = nil, variant: ButtonVariant = .secondary, isEnabled: Bool = true,
    explanation: String = "", perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> AnyComponent {
    Button.with(
      .title(title), .icon(icon), .variant(variant), .isEnabled(isEnabled), .explanation(explanation),
      .onTapTask { try await perform() }
    ).erased
  }

  /// Returns a link to another place for a screen's bars.
  public static func item(_ title: String, icon: Icon? = nil, to destination: Destination) -> AnyComponent {
    Link.with(.title(title), .icon(icon), .to(destination)).erased
  }
}

extension Screen {
  /// One of the less important actions of a screen, in a menu that the last button of its bar opens.
  public struct MenuItem: Sendable {
    /// The title of the action, as a verb.
    public var title: String
    /// The symbol before the title.
    public var icon: Icon?
    /// A Boolean value that indicates whether the action cannot be undone.
    public var isDestructive: Bool
    /// A Boolean value that indicates whether the action can be used now.
    public var isEnabled: Bool
    let action: @MainActor @Sendable () async throws -> Void

    /// Creates an item that runs an action when a person chooses it.
    public init(
      _ title: String, icon: Icon? = nil, isDestructive: Bool = false, isEnabled: Bool = true,
      perform: @escaping @MainActor @Sendable () async throws -> Void
    ) {
      self.title = title
      self.icon = icon
      self.isDestructive = isDestructive
      self.isEnabled = isEnabled
      action = perform
    }
  }
}
