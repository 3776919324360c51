internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A list that stays beside the places that it leads to.
@MainActor final class FoldersScene: Scene {
  var screen: Screen {
    Screen(title: "Folders", layout: .split) {
      Section("folders") {
        for id in 1...3 { Row(Label.with(.text("Folder \(id)"))).link(to: ConformanceRoute.folder(id)) }
      }
    }
  }
}

/// One folder, which loads again when another shelf of it is chosen, and shows the next step when that shelf is empty.
@MainActor @Observable final class FolderScene: Scene {
  private struct Unreachable: ConnectivityError {
    var isOffline: Bool { true }
  }

  private let id: Int
  private var shelf = "letters"
  private var papers: Loadable<[String]> = .idle

  init(id: Int) { self.id = id }

  var loadID: AnyHashable { shelf }

  func load() async {
    let shelf = shelf
    await Loadable.load(into: \.papers, of: self) {
      await Task.yield()
      if shelf == "far" { throw Unreachable() }
      return shelf == "letters" ? ["A letter to \(id)"] : []
    }
  }

  var screen: Screen {
    Screen(title: "In folder \(id)") {
      Section("shelf", layout: .form) {
        Row(
          Picker.with(
            .label("Shelf"),
            .options([PickerOption("letters", "Letters"), PickerOption("bills", "Bills"), PickerOption("far", "Far")]),
            .selection(Binding(self, \.shelf))))
      }
      whenLoaded(papers, empty: nothing, retry: { [weak self] in await self?.load() }) { papers in
        Section("papers") { for paper in papers { Row(Label.with(.text(paper))) } }
      }
    }
  }

  private var nothing: EmptyState {
    EmptyState("No bills", button: "Write one") { [weak self] in self?.papers = .loaded(["A bill"]) }
  }
}
