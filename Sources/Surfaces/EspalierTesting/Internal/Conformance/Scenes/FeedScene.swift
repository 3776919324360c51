internal import EspalierBase
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A list whose number of rows is not known, and the states of lists that come page by page.
@MainActor @Observable final class FeedScene: Scene {
  struct Post: Identifiable, Equatable, Sendable { let id: Int }

  /// An error of a page.
  private struct PageError: ExplainedError {
    var explanation: String?
  }

  /// Posts in pages of 20. A page fails as long as it is to.
  private struct Posts: CursorSource {
    let count: Int
    var error = PageError(explanation: "The page is not there")
    let isFailing: @MainActor @Sendable (Int) -> Bool

    func page(after cursor: Int?) async throws -> CursorPage<Post, Int> {
      let first = cursor ?? 0
      if await isFailing(first) { throw error }
      let end = min(first + 20, count)
      return CursorPage((first..<end).map { Post(id: $0 + 1) }, next: end < count ? end : nil)
    }
  }

  private let posts = CursorList<Post>()
  private let none = CursorList<Post>()
  private let late = CursorList<Post>()
  private var showsLate = false
  private var marks = 0
  @ObservationIgnored private var failures: [Int: Int] = [20: 1]
  @ObservationIgnored private var firstFailures = 1

  func load() async {
    await posts.load(Posts(count: 45) { [weak self] in self?.fails($0) ?? false })
    await none.load(Posts(count: 0) { _ in false })
  }

  private func showLate() async {
    showsLate = true
    await late.load(
      Posts(count: 2, error: PageError(explanation: "The list is not there")) { [weak self] _ in
        self?.failsFirst() ?? false
      })
  }

  private func fails(_ page: Int) -> Bool {
    guard let left = failures[page], left > 0 else { return false }
    failures[page] = left - 1
    return true
  }

  private func failsFirst() -> Bool {
    firstFailures -= 1
    return firstFailures >= 0
  }

  var screen: Screen {
    Screen(title: "Feed") {
      Section("none", none, empty: EmptyState("Nothing was posted")) { post in Row(Label.with(.text("None \(post.id)")))
      }
      Section("more") {
        Row(Button.with(.title("Show another list"), .onTapTask { [weak self] in await self?.showLate() }))
      }
      if showsLate { Section("late", late) { post in Row(Label.with(.text("Late \(post.id)"))) } }
      Section("posts", posts) { post in Row(Label.with(.text("Post \(post.id)"))) }
    }
    .leadingItems(.item("Mark all") { [weak self] in self?.marks += 1 })
    .titleView(Button.with(.title("All feeds, \(marks) marked"), .onTap { [weak self] in self?.marks += 10 }))
    .barStyled(.isPinned(), .hasLargeTitle(false))
  }
}
