import Espalier
import EspalierTesting
import Observation
import Testing

/// A handler that nothing will ever call is told of when it is shown, without any surface that draws.
@MainActor @Suite struct SilentHandlerTests {
  final class Crossed: View {
    static let name = Child("name", Label.self)
    static let field = Child("field", TextField.self)
    override class var layout: Layout {
      .column {
        name
        field
      }
    }
  }

  @MainActor @Observable final class Forms: Scene {
    var count = 3
    var screen: Screen {
      Screen(title: "Forms") {
        Section("right") {
          Row(TextField.with(.onInput { _ in }, .onChange { _ in }, .onSubmit {}, .onBlur {}, .onFocus {}))
          Row(Button.with(.onTap {}))
          Row(Menu.with(.onSelect { _ in }))
          Row(Toggle.with(.on(.change) { _ in }))
          Row(Stepper.with(.onChange { _ in }))
          Row(Label.with(.text("a row"))).onTap {}
        }
        Section("wrong") {
          for number in 1...count { Row(TextField.with(.label("\(number)"), .on(.dismiss) { _ in })) }
          Row(Crossed.with(.child(\.name, .on(.tap) { _ in }), .child(\.field, .onInput { _ in })))
        }
      }
    }
  }

  @Test func `a handler of an event that its view never raises is told once, by event, view and place`() async throws {
    let scene = Forms()
    let coordinator = AppCoordinator()
    let window = Window(coordinator: coordinator, title: "Test")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    coordinator.push(own: scene)
    window.render()
    #expect(reports.count == 2, "\(reports)")
    let field = try #require(reports.first { $0.contains("“dismiss”") })
    #expect(field.contains("TextField") && field.contains("s-wrong/0"))
    #expect(field.contains("The view raises blur, cancel, change, doubleTap, focus, input, key, submit."))
    let part = try #require(reports.first { $0.contains("“tap”") })
    #expect(part.contains("Label") && part.contains("“name”") && part.contains("The view raises nothing."))
    scene.count = 9
    await window.settled()
    #expect(reports.count == 2, "and no second time")
  }

  final class Loose: View {
    static let name = Child("name", Label.self)
    static let lost = Child("lost", Label.self)
    override class var layout: Layout { .row { name } }
  }

  @MainActor @Observable final class Losses: Scene {
    var isLost = false
    var screen: Screen {
      Screen(title: "Losses") {
        Section("rows") {
          for number in 1...3 {
            let name = Style<Loose>.child(\.name, .text("\(number)"))
            Row(isLost ? Loose.with(name, .child(\.lost, .text("Lost"))) : Loose.with(name))
          }
        }
      }
    }
  }

  @Test func `a style of a child that stands in no layout is told once, with its place, as soon as it is given`() async
  {
    let scene = Losses()
    let coordinator = AppCoordinator()
    let window = Window(coordinator: coordinator, title: "Test")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    coordinator.push(own: scene)
    window.render()
    #expect(reports == [])
    scene.isLost = true
    await window.settled()
    #expect(reports.count == 1, "\(reports)")
    #expect(
      reports.first?.contains("Loose has no child “lost” (EspalierNavigationTests/SilentHandlerTests.swift:") == true)
    #expect(reports.first?.contains("s-rows/0") == true)
  }

  struct Draft: Sendable { var (title, note) = ("", "") }

  @MainActor final class Drafts: Scene {
    let form = Form(Draft())
    var screen: Screen {
      Screen(title: "Draft") {
        Section("fields") {
          Row(TextField.with(.label("Title"), .field(form.title)))
          Row(TextArea.with(.label("Note"), .field(form.note)))
        }
      }
    }
  }

  @Test func `an area of a form waits for no Enter, which begins a line in it`() {
    let coordinator = AppCoordinator()
    let window = Window(coordinator: coordinator, title: "Test")
    var reports: [String] = []
    window.report = { reports.append($0) }
    window.open(.root)
    coordinator.push(own: Drafts())
    window.render()
    #expect(reports == [])
  }
}
