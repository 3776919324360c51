public import Espalier

/// Says why there is nothing here, and what leads on.
public final class MessageScene: Scene {
  private let title: LocalizedText
  private let heading: LocalizedText
  private let message: LocalizedText

  /// Makes the scene.
  public init(title: LocalizedText, heading: LocalizedText, message: LocalizedText) {
    self.title = title
    self.heading = heading
    self.message = message
  }

  /// The message.
  public var screen: Screen {
    Screen(title: title.localized, layout: .narrow) {
      Section.empty(EmptyState(heading.localized, message: message.localized))
    }
  }
}
