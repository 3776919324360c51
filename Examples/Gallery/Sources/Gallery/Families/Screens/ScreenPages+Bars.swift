import Espalier

/// The page on the styles of a bar, which are seen at the bar of the page itself.
extension ScreenPages {
  static func barStyles(_ model: ScreenModel) -> CataloguePage {
    CataloguePage(
      "bar-styles", "Styles of bars", showing: [NavigationBarView.self, BarGroupView.self],
      "The bar above this page looks as you choose it here.",
      exhibits: [
        Exhibit("The bar of this page", "Scroll to see what stays, and what shines through.") {
          Row(Toggle.with(.label("It stays visible while the page scrolls"), .isOn(Binding(model, \.bar.isPinned))))
          Row(Toggle.with(.label("The page shines through"), .isOn(Binding(model, \.bar.isTranslucent))))
          Row(Toggle.with(.label("The title is large"), .isOn(Binding(model, \.bar.hasLargeTitle))))
          Row(Toggle.with(.label("It has a colour"), .isOn(Binding(model, \.bar.isColored))))
          Row(Toggle.with(.label("A control stands before the title"), .isOn(Binding(model, \.bar.hasLeadingItem))))
          Row(Toggle.with(.label("A view stands in place of the title"), .isOn(Binding(model, \.bar.hasTitleView))))
          Row(Toggle.with(.label("There is no bar"), .isOn(Binding(model, \.bar.isHidden))))
        } over: { screen in
          let bar = model.bar
          var screen = screen.barStyled(
            .isPinned(bar.isPinned), .isTranslucent(bar.isTranslucent), .hasLargeTitle(bar.hasLargeTitle),
            .isHidden(bar.isHidden))
          if bar.isColored { screen = screen.barStyled(.color(.rgb(0x8A2A4B, dark: 0xF2A7C3))) }
          if bar.hasLeadingItem {
            screen = screen.leadingItems(.item("Search", icon: .search) { model.answer = "Searched" })
          }
          if bar.hasTitleView {
            screen = screen.titleView(
              Stack.of(Avatar.with(.name("Miles Davis")), Label.with(.text("Miles Davis"), .textStyle(.headline))))
          }
          return screen
        },
        Exhibit.sections("Rows with the styles of their section", "The second row has a background of its own.") {
          Section("styled", layout: .plain) {
            for song in model.songs { Row(Label.with(.text(song.title))) }
            Row(Label.with(.text("Kind of Blue"))).styled(.background(.separator))
          }
          .rowsStyled(.background(.raised), .cornerRadius(.large), .padding(.medium))
        },
        Exhibit("Room to scroll", "Thirty lines.") {
          for line in 1...30 { Row(Label.with(.text("Line \(line)"))) }
        },
      ])
  }
}
