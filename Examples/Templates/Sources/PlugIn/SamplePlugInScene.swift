import Espalier

/// The first screen of Sample.
final class SamplePlugInScene: Scene {
  private let person: String

  init(person: String) { self.person = person }

  var screen: Screen {
    Screen(title: "Sample", layout: .narrow) {
      Section.empty(EmptyState("Nothing here yet", message: "Hello, \(person)."))
    }
  }
}
