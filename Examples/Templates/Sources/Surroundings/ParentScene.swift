import Espalier

/// The first place of the app that the templates stand in.
final class ParentScene: Scene {
  var screen: Screen {
    Screen(title: "Templates", layout: .narrow) {
      Section("templates") { Row(Label.with(.text("Feature"))).link(to: ParentRoute.sample(.list)) }
    }
  }
}
