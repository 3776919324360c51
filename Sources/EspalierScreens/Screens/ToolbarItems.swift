public import EspalierViews

extension AnyComponent {
  /// A control for a screen's bars: `toolbar: [.item("Add", icon: .add) { … }]`.
  public static func item(
    _ title: String, icon: Icon? = nil, variant: ButtonVariant = .secondary, isEnabled: Bool = true,
    explanation: String = "", perform: @escaping @MainActor @Sendable () async throws -> Void
  ) -> AnyComponent {
    Button.with(
      .title(title), .icon(icon), .variant(variant), .isEnabled(isEnabled), .explanation(explanation),
      .onTapTask { try await perform() }
    ).erased
  }

  /// A way to another place for a screen's bars.
  public static func item(_ title: String, icon: Icon? = nil, to destination: Destination) -> AnyComponent {
    Link.with(.title(title), .icon(icon), .to(destination)).erased
  }
}

extension Screen {
  /// One of the lesser things to do on a screen, which stand in a menu behind its bar's last button.
  public struct MenuItem: Sendable {
    /// What it does, as a verb.
    public var title: String
    /// The symbol before it.
    public var icon: Icon?
    /// Whether it cannot be undone.
    public var isDestructive: Bool
    /// Whether it can be done now.
    public var isEnabled: Bool
    let action: @MainActor @Sendable () async throws -> Void

    /// Makes an item.
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
