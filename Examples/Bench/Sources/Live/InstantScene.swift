import Espalier
import Observation

/// The page of what needs no answer: a flag, tabs, a list that is filtered, and a like.
@MainActor @Observable
final class InstantScene: Scene {
  static let count = 500

  private enum Tab: String, Sendable { case first, second }

  private var isOn = false
  private var tab = Tab.first
  private var isLiked = false
  private var query = ""

  var screen: Screen {
    let (isOn, tab, isLiked) = (Binding(self, \.isOn), Binding(self, \.tab), Binding(self, \.isLiked))
    return Screen(title: "Instant") {
      Section("controls", layout: .plain) {
        Row(
          Button.with(.title("toggle"), .tag("toggle"), .onTap(.toggle(isOn))),
          Button.with(.title("first"), .tag("first"), .onTap(.set(tab, to: .first))),
          Button.with(.title("second"), .tag("second"), .onTap(.set(tab, to: .second))),
          Link.with(.title("link"), .tag("link"), .to(MeasuredRoute.linked)),
          Button.with(
            .title("like"), .tag("like"), .meanwhile(.toggle(isLiked)),
            .onTapTask { [weak self] in self?.isLiked.toggle() }))
        Row(
          Label.with(.text("on"), .tag("toggled"), .isVisible(when: isOn)),
          Label.with(.text("first"), .tag("tab1"), .isVisible(when: tab, is: .first)),
          Label.with(.text("second"), .tag("tab2"), .isVisible(when: tab, is: .second)),
          Label.with(.text("liked"), .tag("liked"), .isVisible(when: isLiked)), MeasuredNames.with())
      }
      Section("search", layout: .form) {
        Row(SearchField.with(.label("Find"), .tag("query"), .text(Binding(self, \.query))))
      }
      Section("rows") {
        for number in 1...Self.count {
          Row(Label.with(.text("Row \(number)"))).searchable(by: "row \(number)").id("\(number)")
        }
      }
      .styled(.tag("rows"))
      .filtered(by: Binding(self, \.query))
    }
  }
}
