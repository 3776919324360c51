import Espalier
import EspalierTesting
import Testing
import Wallet
import WalletStore

@MainActor @Suite struct AccessibilityTests {
  let fixture: WalletFixture

  init() throws { fixture = try WalletFixture() }

  /// Returns the faults of a window's screen for a person who cannot see it.
  private func faults(_ window: Window) -> [String] {
    var faults: [String] = []
    for node in window.allNodes {
      let schema = ViewSchema.of(node.component.type)
      let component = schema.complete(node.component)
      for element in schema.elements {
        let number = element.element
        func text(_ property: Property<String>) -> String { component.value(of: property, element: number) }
        if component.value(of: View.isHidden, element: number) { continue }
        let name: String? =
          switch element.type {
          case is TextField.Type: text(TextField.label)
          case is Picker.Type: text(Picker.label)
          case is FilePicker.Type: text(FilePicker.label)
          case is Button.Type: component.value(of: Button.title, element: number).normal
          case is Link.Type: text(Link.title)
          case is BarChart.Type: text(BarChart.title)
          case is ColumnChart.Type: text(ColumnChart.title)
          case is LineChart.Type: text(LineChart.title)
          default: nil
          }
        if name == "" { faults.append("\(node.path) \(element.path): \(element.type) has no name") }
        if element.type is Label.Type, component.value(of: Label.hasTabularFigures, element: number),
          text(Label.text).contains("-")
        {
          faults.append("\(node.path): an amount with a hyphen for a minus: \(text(Label.text))")
        }
      }
    }
    return faults
  }

  @Test func everyControlHasANameAndEveryScreenAHeading() async throws {
    let app = try await fixture.app()
    #expect(faults(app.window) == [])
    try await app.open("/sign-up")
    #expect(faults(app.window) == [])
    try await app.tap("Look round with sample data")
    let user = UserID(rawValue: try #require(app.visitor.identity.flatMap(Int64.init)))
    let operation = try #require(
      try await fixture.database.lines(OperationFilter(), 0..<9, user: user).compactMap { line in
        if case .operation(let operation) = line { operation } else { nil }
      }.first)
    for path in [
      "/", "/accounts", "/accounts/\(operation.account.rawValue)", "/accounts/import", "/accounts/imports",
      "/accounts/\(operation.account.rawValue)/edit", "/operations",
      "/operations/\(operation.id.rawValue)", "/payees", "/payees/netflix", "/payees/netflix/rename", "/payees/nobody",
      "/settings", "/settings/delete", "/accounts/999", "/operations/0",
      "/operations?search=qqq", "/features", "/features/recurring", "/features/loans",
      "/features/loans?amount=200000&currency=EUR&rate=3.5&years=20", "/features/nowhere",
    ] {
      try await app.open(path)
      #expect(faults(app.window) == [], "\(path)")
      #expect(try await app.lines().contains { $0.hasPrefix("# ") }, "\(path)")
      #expect(app.window.screen?.title.isEmpty == false, "\(path)")
    }
  }

  @Test func aMovementIsTellableWithoutColour() async throws {
    let sample = try await fixture.database.makeSample()
    let app = try await fixture.app(of: sample, at: "/operations")
    let rows = app.window.allNodes.filter { $0.form == .row(.link) }
    #expect(rows.count > 30)
    for row in rows {
      let schema = ViewSchema.of(row.component.type)
      let element = try #require(schema.elements.first { $0.path == "amount" })
      let amount = row.component.value(of: Label.text, element: element.element)
      #expect(amount.hasPrefix("+") || amount.hasPrefix("−"), "\(amount)")
    }
  }
}
