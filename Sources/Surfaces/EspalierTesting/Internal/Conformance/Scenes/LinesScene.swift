internal import EspalierScreens
internal import EspalierViews

/// A long list that is fetched page by page.
@MainActor final class LinesScene: Scene {
  struct Line: Identifiable, Equatable, Sendable {
    let id: Int
  }

  struct Source: RowSource {
    func count() async throws -> Int { 400 }
    func items(in range: Range<Int>) async throws -> [Line] { range.map { Line(id: $0 + 1) } }
  }

  private let pages = PagedList<Line>(pageSize: 40)

  func load() async { await pages.show(Source()) }

  var screen: Screen {
    Screen(title: "Lines") {
      Section("lines", pages) { line in Row(Label.with(.text("Line \(line.id)"))) }
    }
  }
}
