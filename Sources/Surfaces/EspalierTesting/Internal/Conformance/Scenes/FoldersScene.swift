internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with a list that stays visible beside the places that it leads to.
@MainActor final class FoldersScene: Scene {
  var screen: Screen {
    Screen(title: "Folders", layout: .split) {
      Section("folders") {
        for id in 1...3 { Row(Label.with(.text("Folder \(id)"))).link(to: ConformanceRoute.folder(id)) }
      }
    }
  }
}

/// A scene of one folder. It loads again when a person chooses another shelf, and shows the next step when the shelf is
/// empty.
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
