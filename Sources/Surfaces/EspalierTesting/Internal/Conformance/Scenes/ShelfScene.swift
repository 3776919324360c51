internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene whose loading fails at first, with a button for each state of a load.
@MainActor @Observable final class ShelfScene: Scene {
  private var goods: Loadable<[String]> = .idle
  @ObservationIgnored private var attempts = 0

  func load() async {
    attempts += 1
    let attempt = attempts
    await Loadable.load(into: \.goods, of: self) {
      await Task.yield()
      if attempt == 1 { throw ConformanceError("The shop is closed") }
      return ["Bread", "Milk"]
    }
  }

  var screen: Screen {
    Screen(title: "Shelf") {
      Section("work") {
        button("Begin afresh") { $0 = .loading(previous: nil) }
        button("Begin again") { $0 = .loading(previous: $0.value) }
        button("Come to an end") { $0 = .loaded(["Butter", "Jam"]) }
        button("Come to nothing") { $0 = .empty }
      }
      whenLoaded(
        goods, empty: EmptyState("The shelf is empty", message: "Come again tomorrow."),
        retry: { [weak self] in await self?.load() }
      ) { goods in
        Section("goods") { for name in goods { Row(Label.with(.text(name))) } }
      }
    }
  }

  private func button(_ title: String, _ change: @escaping @MainActor @Sendable (inout Loadable<[String]>) -> Void)
    -> Row
  {
    Row(
      Button.with(
        .title(title),
        .onTap { [weak self] in
          guard let self else { return }
          change(&goods)
        }))
  }
}
