import Espalier

/// The pages of the controls that do something when they are tapped.
@MainActor
enum ControlPages {
  static func all(_ model: ControlModel) -> [CataloguePage] {
    [button(model), menu(model), states(model), instant(model)]
  }

  private static func button(_ model: ControlModel) -> CataloguePage {
    CataloguePage(
      "button", "Button", showing: [Button.self], "Does something here. What leads elsewhere is a link.",
      exhibits: [
        Exhibit("Variants", "One primary button a screen; destructive is what cannot be undone.", layout: .plain) {
          Row(
            Button.with(.title("Primary"), .variant(.primary)), Button.with(.title("Secondary")),
            Button.with(.title("Plain"), .variant(.plain)),
            Button.with(.title("Destructive"), .variant(.destructive)))
        },
        Exhibit("Symbols", "A symbol alone has its name in words for screen readers.", layout: .plain) {
          Row(
            Button.with(.title("Add"), .icon(.add)),
            Button.with(.icon(.refresh), .accessibilityLabel("Refresh")))
        },
        Exhibit("Tap", "The handler runs on the main actor; what it changes is rendered once.") {
          Row(
            Label.with(.text("Tapped \(model.taps) times"), .grows()),
            Button.with(.title("Tap"), .onTap { model.taps += 1 }))
        },
        Exhibit("Asynchronous", "Busy, and deaf to more taps, until its handler has returned.") {
          Row(
            Label.with(.text("Saved \(model.saves) times"), .grows()),
            Button.with(.title("Save"), .onTapTask { try await model.save() }))
        },
        Exhibit("Selected", "A button that stays down; what it shows follows its states.", layout: .plain) {
          Row(
            Button.with(
              .title("Favourite"), .isSelected(model.isFavourite), .icon(StateValues(.add, selected: .check)),
              .titleColor(StateValues(.text, selected: .accent)), .onTap { model.isFavourite.toggle() }))
        },
      ])
  }

  private static func menu(_ model: ControlModel) -> CataloguePage {
    CataloguePage(
      "menu", "Menu", showing: [Menu.self], "More to do than there is room for.",
      exhibits: [
        Exhibit("Items", "Symbols, a divider, one that cannot be used now, and one that cannot be undone.") {
          Row(
            Label.with(.text("Chosen: \(model.chosen)"), .grows()),
            Menu.with(
              .title("More"), .icon(.more),
              .items([
                MenuItem("rename", "Rename"), MenuItem("share", "Share", icon: .upload),
                MenuItem("move", "Move", isEnabled: false), .divider,
                MenuItem("delete", "Delete", icon: .delete, isDestructive: true),
              ]),
              .onSelect { model.chosen = $0 }))
        },
        Exhibit("Disabled and busy", layout: .plain) {
          Row(
            Menu.with(.title("Disabled"), .items([MenuItem("a", "Never")]), .isEnabled(false)),
            Menu.with(.title("Busy"), .items([MenuItem("a", "Later")]), .isBusy()))
        },
      ])
  }

  private static func states(_ model: ControlModel) -> CataloguePage {
    CataloguePage(
      "states", "Control states", showing: [Control.self, Input.self],
      "Normal, hovered, pressed, focused, selected, disabled, busy.",
      exhibits: [
        Exhibit("All states of a button", "Hover over, press and tab to the first.", layout: .plain) {
          Row(
            Button.with(.title("Normal")), Button.with(.title("Selected"), .isSelected(true)),
            Button.with(.title("Disabled"), .isEnabled(false), .explanation("There is nothing to save.")),
            Button.with(.title("Busy"), .isBusy()))
        },
        Exhibit("Values for states", "One value for each state; the strongest that holds is shown.", layout: .plain) {
          Row(
            Button.with(
              .title("Hover, press or focus me"),
              .titleColor(StateValues(.text, hovered: .accent, focused: .accent, pressed: .negative)),
              .icon(StateValues(.add, hovered: .check, pressed: .warning))))
        },
        Exhibit("Titles for states", "Another word while something else holds.", layout: .plain) {
          Row(
            Button.with(.title(StateValues("Pay", hovered: "Pay now", pressed: "Paying")), .variant(.primary)),
            Button.with(.title(StateValues("Pay", disabled: "Paid")), .isEnabled(false)))
        },
        Exhibit("Disabled inputs", layout: .form) {
          Row(TextField.with(.label("Name"), .text("Ada"), .isEnabled(false)))
          Row(Toggle.with(.label("Notifications"), .isOn(), .isEnabled(false)))
          Row(Slider.with(.label("Volume"), .value(0.4), .isEnabled(false)))
          Row(Checkbox.with(.label("Agreed"), .isOn(), .isEnabled(false)))
        },
        Exhibit("Inputs with something wrong", "The message stands at the field, and is told with it.", layout: .form) {
          Row(TextField.with(.label("Mail"), .text("ada"), .kind(.email), .message("This is no address.")))
          Row(Checkbox.with(.label("Terms"), .message("Please agree to go on.")))
        },
      ])
  }
}
