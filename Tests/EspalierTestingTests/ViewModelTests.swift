import Espalier
import EspalierTesting
import Foundation
import Observation
import Testing

/// Tests of view models of other shapes than a class by itself.
@MainActor @Suite struct ViewModelTests {
  @Test func `a view model that inherits from a base class updates its view`() async throws {
    let model = BirthdayModel()
    let app = TestApp(Window(coordinator: BirthdayCoordinator(model), title: "Test"))
    try await app.open("/")
    #expect(ReadLines(try await app.text()).contains("0 guests"))
    try await app.tap("Invite")
    #expect(ReadLines(try await app.text()).contains("1 guests"), "a property of the base class")
    model.place = "Lisbon"
    try await app.settle()
    #expect(ReadLines(try await app.text()).contains("Lisbon"), "a property of the class itself")
  }

  @Test func `a view model writes a date by a format of its own`() async throws {
    let app = TestApp(Window(coordinator: BirthdayCoordinator(BirthdayModel()), title: "Test"))
    try await app.open("/")
    #expect(ReadLines(try await app.text()).contains("Wednesday February 29, 2012"))
  }
}

@MainActor @Observable private class GuestsModel: ViewModel {
  private(set) var guests = 0

  func invite() { guests += 1 }
}

@Observable private final class BirthdayModel: GuestsModel {
  var place = "Porto"

  var birthday: String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEEE MMMM d, yyyy"
    return formatter.string(from: Date(timeIntervalSince1970: 1_330_473_600))
  }
}

private final class BirthdayScene: ModelScene {
  let model: BirthdayModel

  init(_ model: BirthdayModel) { self.model = model }

  var screen: Screen {
    Screen(title: "Birthday") {
      Section("birthday") {
        Row(Label.with(.text(model.birthday)))
        Row(Label.with(.text(model.place)))
        Row(Label.with(.text("\(model.guests) guests")))
        Row(Button.with(.title("Invite"), .onTap { [model] in model.invite() }))
      }
    }
  }
}

private final class BirthdayCoordinator: Coordinator<Path> {
  private let scene: BirthdayScene

  init(_ model: BirthdayModel) {
    scene = BirthdayScene(model)
    super.init()
  }

  override func placement(of route: Path) -> Placement<Path> { .root(self.scene) }
}
