import EspalierScreens
import EspalierViews
import Observation
import TestSupport
import Testing

/// Parts of a screen that load by themselves.
@MainActor @Suite struct ScreenPartTests {
  @Observable final class Part: ScreenPart {
    private(set) var state: Loadable<String> = .idle
    private let gate: Gate?

    init(gate: Gate? = nil) { self.gate = gate }

    func load() async {
      await Loadable.load(into: \.state, of: self) {
        await self.gate?.pass()
        return "done"
      }
    }

    var sections: [Section] { whenLoaded(state, skeleton: 1) { text in Section(text) {} } }
  }

  @Test func aSlowPartHoldsNoOtherUp() async {
    let gate = Gate()
    let (slow, quick) = (Part(gate: gate), Part())
    let load = Task { await [slow, quick].load() }
    while quick.state.value == nil { await Task.yield() }
    #expect(slow.state.value == nil)
    #expect(slow.sections.first?.isSkeleton == true && quick.sections.map(\.id) == ["done"])
    gate.open()
    await load.value
    #expect(slow.state.value == "done")
  }

  @Test func theLoadsOfPartsAreOneIdentity() {
    final class Numbered: ScreenPart {
      var number = 0
      var sections: [Section] { [] }
      var loadID: AnyHashable { number }
    }
    let parts = [Numbered(), Numbered()]
    let before = parts.loadID
    parts[1].number = 2
    #expect(parts.loadID != before)
    parts[1].number = 0
    #expect(parts.loadID == before)
  }

  @Test func aSectionUnderAnotherIdentityIsOtherwiseTheSame() {
    let section = Section("rates", header: "Rates", footer: "Of today", layout: .grid) {}
    let other = section.identified(as: "bank/rates")
    #expect(other.id == "bank/rates" && other.header == "Rates" && other.footer == "Of today" && other.layout == .grid)
    #expect(section.id == "rates")
  }
}
