import Espalier
import EspalierTesting
import Foundation
import Observation
import TestSupport
import Testing

/// Tests of local changes in a window without a browser: what a handler is expected to do is visible while it runs.
@MainActor @Suite struct LocalChangeTests {
  @MainActor @Observable final class SongScene: Scene {
    struct Song: Identifiable, Sendable {
      let id: Int
      var isLiked = false
    }

    var isLiked = false
    var rating: Int?
    var songs = [Song(id: 1), Song(id: 2)]
    let isThere: Bool
    var isEager = false
    @ObservationIgnored let gate = Gate()

    init(isThere: Bool) { self.isThere = isThere }

    func like() async throws {
      if isEager { isLiked = true }
      await gate.pass()
      guard !isEager else { return }
      guard isThere else { throw CocoaError(.fileNoSuchFile) }
      isLiked.toggle()
    }

    var screen: Screen {
      let isLiked = Binding(self, \.isLiked)
      let rating = Binding(self, \.rating)
      return Screen(title: "Song") {
        Section("song") {
          Row(
            Button.with(
              .title(StateValues("Like", selected: "Liked")), .isSelected(when: isLiked), .meanwhile(.toggle(isLiked)),
              .onTapTask { [weak self] in try await self?.like() }))
          Row(Label.with(.text("A favourite"))).isVisible(when: isLiked)
          Row(Label.with(.text("Not yet a favourite"))).isHidden(when: isLiked)
          Row(Button.with(.title("Rate"), .onTap(.set(rating, to: 5))))
          Row(Button.with(.title("Rate not"), .onTap(.set(rating, to: nil))))
          Row(Label.with(.text("Five stars"))).isVisible(when: rating, is: 5)
          Row(Label.with(.text("Not rated"))).isVisible(when: rating, is: nil)
          for element in Binding(self, \.songs).elements {
            Row(
              Label.with(.text("Song \(element.id) is marked"), .isVisible(when: element.binding.isLiked)),
              Button.with(.title("Mark \(element.id)"), .onTap(.toggle(element.binding.isLiked))))
          }
        }
      }
    }
  }

  private func with(isThere: Bool, _ body: (SongScene, Window, TestApp) async throws -> Void) async throws {
    let scene = SongScene(isThere: isThere)
    let coordinator = AppCoordinator(log: Log())
    let window = Window(coordinator: coordinator, title: "Songs")
    coordinator.push(own: scene)
    window.render()
    try await body(scene, window, TestApp(window))
  }

  private func begin(_ title: String, in window: Window) throws {
    let node = window.allNodes.first { $0.component.value(of: Button.title).values.map(\.1).contains(title) }
    #expect(window.handle(.control(node: try #require(node).id, element: 0, .tap, .none)) == .handled)
  }

  @Test func `what a handler is expected to do is visible while it runs, and stays`() async throws {
    try await with(isThere: true) { scene, window, app in
      try begin("Like", in: window)
      let text = try await app.text()
      #expect(text.contains("A favourite") && !text.contains("Not yet a favourite"))
      #expect(text.contains("[Liked] (busy)"))
      #expect(!scene.isLiked)
      scene.gate.open()
      await window.settled()
      #expect(scene.isLiked)
      #expect((try await app.text()).contains("[Liked]\n"))
      #expect((try await app.text()).contains("A favourite"))
    }
  }

  @Test func `a handler that changes the value before it waits is shown as expected, too`() async throws {
    try await with(isThere: true) { scene, window, app in
      scene.isEager = true
      try begin("Like", in: window)
      window.render()
      #expect((try await app.text()).contains("A favourite"))
      scene.gate.open()
      await window.settled()
      #expect((try await app.text()).contains("A favourite"))
    }
  }

  @Test func `what a handler did not do is taken back when it has ended`() async throws {
    try await with(isThere: false) { scene, window, app in
      try begin("Like", in: window)
      #expect((try await app.text()).contains("A favourite"))
      scene.gate.open()
      await window.settled()
      let text = try await app.text()
      #expect(text.contains("Not yet a favourite") && text.contains("did not work"))
    }
  }

  @Test func `optional values and parts of values are followed`() async throws {
    try await with(isThere: true) { scene, _, app in
      #expect((try await app.text()).contains("Not rated"))
      try await app.tap("Rate")
      #expect(scene.rating == 5)
      #expect((try await app.text()).contains("Five stars"))
      try await app.tap("Rate not")
      #expect((try await app.text()).contains("Not rated"))
      try await app.tap("Mark 2")
      #expect(scene.songs.map(\.isLiked) == [false, true])
      let text = try await app.text()
      #expect(text.contains("Song 2 is marked") && !text.contains("Song 1 is marked"))
    }
  }
}
