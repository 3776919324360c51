import Espalier

extension ControlPages {
  static func instant(_ model: ControlModel) -> CataloguePage {
    let showsDetails = Binding(model, \.showsDetails)
    let tab = Binding(model, \.tab)
    let isLiked = Binding(model, \.isLiked)
    return CataloguePage(
      "instant", "Instant changes", showing: [LatencyView.self],
      "What a page shows before the app answers, however far the app is.",
      exhibits: [
        Exhibit("Latency", "Choose how far the app is. Only this page is slowed down, until you leave it.") {
          Row(LatencyView.with())
        },
        Exhibit("One trip", "For comparison: a handler sets the value, so the details come one trip later.") {
          Row(
            Button.with(
              .title("Details"), .isSelected(model.showsMore), .onTap { model.showsMore.toggle() }))
          Row(Label.with(.text("These came with the answer."))).isHidden(!model.showsMore)
        },
        Exhibit("A flag", "The page shows the details at once, and the app has the value when it hears of it.") {
          Row(Button.with(.title("Details"), .isSelected(when: showsDetails), .onTap(.toggle(showsDetails))))
          Row(Label.with(.text("These were here already."))).isVisible(when: showsDetails)
        },
        Exhibit("Tabs", "Of several parts that are on the page, one is visible.") {
          Row(
            Button.with(.title("Map"), .isSelected(when: tab, is: .map), .onTap(.set(tab, to: .map))),
            Button.with(.title("Photos"), .isSelected(when: tab, is: .photos), .onTap(.set(tab, to: .photos))))
          Row(Label.with(.text("From the station to the old town."))).isVisible(when: tab, is: .map)
          Row(Label.with(.text("Twelve photos of the harbour."))).isVisible(when: tab, is: .photos)
        },
        Exhibit("What follows a control", "The value of a checkbox or picker is followed without more.") {
          Row(Checkbox.with(.label("It is a gift"), .isOn(Binding(model, \.isGift))))
          Row(Label.with(.text("We wrap it in paper."))).isVisible(when: Binding(model, \.isGift))
        },
        Exhibit.sections("A filter", "With each key, and the app does the same when it hears of it.") {
          Section("find", layout: .form) {
            Row(SearchField.with(.label("Find a song"), .text(Binding(model, \.query))))
          }
          Section("songs") {
            for title in ["Café au lait", "Morning train", "Night café", "Two trains"] {
              Row(Label.with(.text(title))).searchable(by: title).id(title)
            }
          }
          .filtered(by: Binding(model, \.query), noMatches: "No song matches")
        },
        Exhibit("What a handler is expected to do", "Shown until the handler has ended. Each second like fails.") {
          Row(
            Label.with(.text("You like this song."), .grows(), .isVisible(when: isLiked)),
            Label.with(.text("A song"), .grows(), .isHidden(when: isLiked)),
            Button.with(
              .title("Like"), .isSelected(when: isLiked),
              .onTapTask { try await model.like() }, .meanwhile(.toggle(isLiked))))
        },
        Exhibit("A link", "Rest on the first link for a moment, then tap it. The second is not prepared.") {
          Row(Link.with(.title("Buttons"), .to(GalleryRoute.page(.controls, "button"))))
          Row(
            Link.with(
              .title("Buttons, one trip later"), .to(GalleryRoute.page(.controls, "button")), .isPrefetched(false)))
        },
      ])
  }
}
