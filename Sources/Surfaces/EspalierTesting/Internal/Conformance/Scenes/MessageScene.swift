internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene in a modal, with a message that leads to the next message.
@MainActor @Observable final class MessageScene: Scene {
  private let id: Int
  private var isRead = false

  init(id: Int) { self.id = id }

  var screen: Screen {
    Screen(title: "Message \(id)") {
      Section("message") {
        Row(Label.with(.text(isRead ? "You have read it" : "It is new")))
        Row(Button.with(.title("Mark as read"), .onTap { [weak self] in self?.isRead = true }))
        Row(Link.with(.title("Next message"), .to(ConformanceRoute.message(id + 1))))
      }
    }
  }
}
