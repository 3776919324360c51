public import Espalier

/// Says why there is nothing here, and what leads on.
public final class MessageScene: Scene {
  private let title: String
  private let heading: String
  private let message: String

  /// Makes the scene.
  public init(title: String, heading: String, message: String) {
    self.title = title
    self.heading = heading
    self.message = message
  }

  /// The message.
  public var screen: Screen {
    Screen(title: title, layout: .narrow) { Section.empty(EmptyState(heading, message: message)) }
  }
}
