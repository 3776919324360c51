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

  @Test func aPartShowsThatItLoadsAndThenWhatItHas() async {
    let gate = Gate()
    let part = Part(gate: gate)
    let load = Task { await part.load() }
    await gate.reached()
    #expect(part.sections.first?.isSkeleton == true)
    gate.open()
    await load.value
    #expect(part.sections.map(\.id) == ["done"])
  }

  @Test func aSectionUnderAnotherIdentityIsOtherwiseTheSame() {
    let section = Section("rates", header: "Rates", footer: "Of today", layout: .grid) {}
    let other = section.identified(as: "bank/rates")
    #expect(other.id == "bank/rates" && other.header == "Rates" && other.footer == "Of today" && other.layout == .grid)
    #expect(section.id == "rates")
  }
}
