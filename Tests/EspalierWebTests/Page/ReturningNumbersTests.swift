import EspalierNavigation
import EspalierScreens
import EspalierTesting
import EspalierViews
import Logging
import Testing

@testable import EspalierLivePage
@testable import EspalierWire

/// Numbers that were typed before the server was started again.
@MainActor @Suite struct ReturningNumbersTests {
  /// Returns the amount of a window that was made again, where a browser comes back with a text in the field.
  private func amount(typed: String, before: String, known: String) async throws -> Double? {
    let coordinator = NumbersCoordinator()
    let window = Window(coordinator: coordinator, title: "Numbers", localization: Localization(locale: "de-DE"))
    window.open("/")
    await window.settled()
    let key = try #require(fieldKey(of: "Amount", below: nil, in: window))
    let page = WindowPage(window: window, formToken: "token", logger: Logger(label: "test"))
    page.join(
      PageJoin(
        lastPatch: 3, path: "/", firstEvent: 1, fields: [key: .init(value: typed, before: before, known: known)])
    ) { _ in }
    await window.settled()
    return coordinator.scene.form.value.amount
  }

  @Test func `a number typed over another one comes back, however it was written`() async throws {
    #expect(try await amount(typed: "4,20", before: "100", known: "100") == 4.2)
    #expect(try await amount(typed: "1.234,56", before: "100", known: "1234,56") == 1234.56)
    #expect(try await amount(typed: "€ 5", before: "100,00", known: "100,00") == 5)
    #expect(try await amount(typed: "", before: "100", known: "100") == nil)
  }

  @Test func `where the app shows another number by now, it has the say`() async throws {
    #expect(try await amount(typed: "4,20", before: "7", known: "7") == 100)
  }

  private func fieldKey(of label: String, below parent: Int?, in window: Window) -> String? {
    for node in window.nodes(in: parent) {
      for element in ViewSchema.of(node.component.type).elements where element.type is NumberField.Type {
        if node.component.value(of: Input.label, element: element.element) == label {
          return "\(node.path)/\(element.element)"
        }
      }
      if let found = fieldKey(of: label, below: node.id, in: window) { return found }
    }
    return nil
  }
}
