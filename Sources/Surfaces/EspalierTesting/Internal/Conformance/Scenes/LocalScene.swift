internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with local changes: a flag, a value, the value of a control, and one that is expected of a handler.
@MainActor @Observable final class LocalScene: Scene {
  private enum Tab: String, Sendable { case map, photos = "all photos!" }

  private var hasDetails = false
  private var tab = Tab.map
  private var isGift = false
  private var size = "s"
  private var isLiked = false
  private var isLocked = false
  private var query = ""

  var screen: Screen {
    let hasDetails = Binding(self, \.hasDetails)
    let tab = Binding(self, \.tab)
    let isLiked = Binding(self, \.isLiked)
    let isLocked = Binding(self, \.isLocked).validated { !$0 }
    return Screen(title: "Local") {
      Section("flag") {
        Row(Button.with(.title("Details"), .onTap(.toggle(hasDetails)), .isSelected(when: hasDetails)))
        Row(Label.with(.text("Two nights"))).isVisible(when: hasDetails)
        Row(Label.with(.text("Nothing more"))).isHidden(when: hasDetails)
        Row(Button.with(.title("Lock"), .onTap(.set(isLocked, to: true)), .isSelected(when: isLocked)))
        Row(Label.with(.text("Locked"))).isVisible(when: isLocked)
      }
      Section("tabs") {
        Row(Button.with(.title("Photos and details"), .onTap(.set(tab, to: .photos), .toggle(hasDetails))))
        Row(
          Button.with(.title("Map"), .onTap(.set(tab, to: .map)), .isSelected(when: tab, is: .map)),
          Button.with(.title("Photos"), .onTap(.set(tab, to: .photos)), .isSelected(when: tab, is: .photos)))
        Row(Label.with(.text("The map"))).isVisible(when: tab, is: .map)
        Row(Label.with(.text("The photos"))).isVisible(when: tab, is: .photos)
      }
      Section("controls", layout: .form) {
        Row(Checkbox.with(.label("A gift"), .isOn(Binding(self, \.isGift))))
        Row(Label.with(.text("In paper"))).isVisible(when: Binding(self, \.isGift))
        Row(
          Picker.with(
            .label("Size"), .variant(.segmented), .selection(Binding(self, \.size)),
            .options([PickerOption("s", "Small"), PickerOption("l", "Large")])))
        Row(Label.with(.text("Takes two days"))).isVisible(when: Binding(self, \.size), is: "l")
      }
      Section("search", layout: .form) {
        Row(SearchField.with(.label("Find a fruit"), .text(Binding(self, \.query))))
      }
      Section("fruits") {
        for name in ["Açaí berry", "Apple", "Blackberry", "Σύκα ΚΗΠΟΣ"] {
          Row(Label.with(.text("Fruit \(name)"))).searchable(by: name).id(name)
        }
        Row(Label.with(.text("Fruit of all kinds"))).isVisible(when: hasDetails).searchable(by: "kinds")
      }
      .filtered(by: Binding(self, \.query), noMatches: "No such fruit")
      Section("handler") {
        Row(
          Button.with(
            .title("Like"), .isSelected(when: isLiked), .meanwhile(.toggle(isLiked)),
            .onTapTask { [weak self] in try await self?.like() }))
        Row(Label.with(.text("You like it"))).isVisible(when: isLiked)
        Row(
          Button.with(
            .title("Like what has gone"), .meanwhile(.set(isLiked, to: true)),
            .onTapTask { throw ConformanceError("The song is not there.") }))
      }
    }
  }

  private func like() async throws {
    await Task.yield()
    isLiked.toggle()
  }
}
