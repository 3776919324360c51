import Espalier
import EspalierTesting
import Testing

@MainActor @Suite struct ScreenSnapshotTests {
  private func screen(isAsking: Bool = false) -> Screen {
    Screen(
      title: "Accounts", toolbar: [.item("Add", icon: .add) {}], menu: [.init("Archive") {}], refresh: {}
    ) {
      Section("list", header: "Giro", footer: "All accounts") {
        Row(Label.with(.text("Daily \"cash\"")), Label.with(.text("12.00"))).link(to: "/accounts/1")
        Row(TextField.with(.label("Name"), .text("Eva"), .message("Too short")))
        Row(
          Picker.with(
            .label("Kind"), .options([PickerOption("a", "Open"), PickerOption("b", "Closed")]), .selection("b")))
        Row(Button.with(.title("Close"), .isEnabled(false)))
      }
    }
    .dialog(Binding(get: { isAsking }, set: { _ in })) { .alert("Sure?") }
  }

  @Test func `it holds what is read and what can be done, rows included`() {
    #expect(
      screen().snapshot().text == """
        # Accounts
        [Add]
        [Refresh]
        [More]
        [Archive]
        # Giro
        Daily "cash"
        12.00
        Name: Eva
        ! Too short
        Kind: Closed
        [Close] (disabled)
        All accounts
        """)
    #expect(screen(isAsking: true).snapshot().text.hasSuffix("# Sure?\n[OK]"))
  }

  @Test func `as JSON it is one item a line, with sorted keys, the same each time`() {
    let json = screen().snapshot().json
    #expect(json == screen().snapshot().json)
    #expect(json.split(separator: "\n").count == 13)
    #expect(
      json.contains(
        """
          {"destination": "/accounts/1", "kind": "row", "name": "Daily \\"cash\\" 12.00"},
          {"kind": "field", "message": "Too short", "name": "Name", "value": "Eva"},
          {"kind": "picker", "name": "Kind", "options": ["Open", "Closed"], "value": "Closed"},
          {"isEnabled": false, "kind": "button", "name": "Close"},
        """))
  }

  @Test func `equal screens have equal snapshots`() {
    #expect(screen().snapshot() == screen().snapshot())
    #expect(screen().snapshot() != screen(isAsking: true).snapshot())
    #expect(screen().snapshot(words: .german).text.contains("[Aktualisieren]"))
  }

  @Test func `a clock rings what is due, in order, also what is set meanwhile`() {
    let clock = ManualClock()
    var rung: [String] = []
    _ = clock.alarm(after: .seconds(2)) { rung.append("second") }
    _ = clock.alarm(after: .seconds(1)) {
      rung.append("first")
      _ = clock.alarm(after: .seconds(1)) { rung.append("third") }
    }
    let never = clock.alarm(after: .seconds(1)) { rung.append("never") }
    never.cancel()
    clock.advance(by: .milliseconds(500))
    #expect(rung == [] && clock.pendingCount == 2)
    clock.advance(by: .milliseconds(1_500))
    #expect(rung == ["first", "second", "third"] && clock.now == .seconds(2))
  }
}
