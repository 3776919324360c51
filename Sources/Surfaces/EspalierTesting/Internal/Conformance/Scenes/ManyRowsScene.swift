internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// 50,000 rows that can be tapped.
@MainActor @Observable final class ManyRowsScene: Scene {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
  }

  private let lines = (1...50_000).map(Line.init)
  private var tapped = ""

  var screen: Screen {
    Screen(title: "Many") {
      Section("said", layout: .plain) { Row(Label.with(.text(tapped))) }
      Section("many", lines) { [weak self] line in
        Row(Label.with(.text("Row \(line.id)"))).onTap { self?.tapped = "Tapped Row \(line.id)" }
      }
    }
  }
}

/// A scene with many selectable rows, whose order can be reversed.
@MainActor @Observable final class ManyPartsScene: Scene {
  private var parts = (1...2_000).map(ManyRowsScene.Line.init)
  private var chosen: Set<Int> = []

  var screen: Screen {
    Screen(title: "Parts") {
      Section("change") {
        Row(Button.with(.title("Turn them round"), .onTap { [weak self] in self?.parts.reverse() }))
        Row(
          Button.with(
            .title("Take most away"), .onTap { [weak self] in self.map { $0.parts = Array($0.parts.prefix(3)) } }))
      }
      Section("said", layout: .plain) { Row(Label.with(.text("\(chosen.count) chosen"))) }
      Section("parts", parts, selection: .many(Binding(self, \.chosen))) { Row(Label.with(.text("Part \($0.id)"))) }
    }
  }
}
