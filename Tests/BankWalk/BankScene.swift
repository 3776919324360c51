internal import Espalier
internal import Observation

/// A place of the bank: its name, a text, and links.
@MainActor @Observable final class BankScene: Scene {
  var text: String
  @ObservationIgnored private let name: String
  @ObservationIgnored private let links: [(name: String, destination: Destination)]
  @ObservationIgnored private let scope: BankScope

  init(
    _ name: String, _ scope: BankScope, links: [(String, Destination)] = [], _ text: String = ""
  ) {
    self.name = name
    self.scope = scope
    self.links = links
    self.text = text
    scope.scenes += 1
  }

  isolated deinit { scope.scenes -= 1 }

  var screen: Screen {
    Screen(title: name) {
      Section("text") { Row(Label.with(.text("\(name): \(text)"))) }
      Section("links") {
        for link in links { Row(Link.with(.title(link.name), .to(link.destination))).id(link.name) }
      }
    }
  }
}
