internal import EspalierBase
internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with taps, links, plain text, a handler that fails, and the name of the signed-in person.
@MainActor @Observable final class StartScene: Scene {
  private let identity: String?
  private var count = 0
  private var likes = 0
  @ObservationIgnored private var attempts = 0

  init(identity: String?) { self.identity = identity }

  private func like() async throws {
    attempts += 1
    if attempts == 1 { throw ConformanceError("The heart is closed.") }
    likes += 1
  }

  var screen: Screen {
    Screen(title: "Welcome") {
      Section("count") {
        Row(Label.with(.text("Count \(count)")))
        Row(count == 1 ? Label.with(.text("Just one")) : Label.with())
        Row(Button.with(.title("Add one"), .onTap { [weak self] in self?.count += 1 }))
        Row(
          Button.with(
            .title("Add three"),
            .onTap { [weak self] in
              for _ in 0..<3 { self?.count += 1 }
            }))
        Row(
          Button.with(
            .title("Add ten later"),
            .onTapTask { [weak self] () async in
              await Task.yield()
              self?.count += 10
            }))
        Row(
          Button.with(
            .title("Not yet"), .isEnabled(false), .explanation("It is too early"),
            .onTap { [weak self] in self?.count = -1 }))
      }
      Section("words", header: "Plain words", footer: "That is all") {
        Row(Label.with(.text("1 < 2 & \"3\" > '2' <b>bold</b> &amp;")))
      }
      Section("ways") {
        Row(Label.with(.text("Write a message"))).link(to: "/messages/1")
        Row(Label.with(.text("The ninth item")), Label.with(.text("far away"))).link(to: "/list/9")
        Row(Link.with(.title("A way to nowhere"), .to("/nowhere")))
      }
      Section("failure") {
        Row(
          Button.with(
            .title("Break this"), .onTap { throw HandlerError(ConformanceError("It is broken"), shownAs: .screen) }))
        Row(
          Label.with(.text("\(likes) likes")),
          Button.with(.title("Like"), .onTapTask { [weak self] in try await self?.like() }))
        Row(Button.with(.title("Break below"), .onTap { throw RawError() }))
      }
      person
    }
  }

  private var person: [Section] {
    if let identity {
      [
        Section("person", submission: .signOut) {
          Row(Label.with(.text("Signed in as \(identity)")))
          Row(Button.with(.title("Sign out"), .submission(.signOut)))
        }
      ]
    } else {
      [Section("person") { Row(Link.with(.title("Who are you?"), .to("/sign-in"))) }]
    }
  }
}

/// The errors that the conformance app throws on purpose.
struct ConformanceError: ExplainedError {
  let explanation: String?

  init(_ explanation: String) { self.explanation = explanation }
}

/// An error whose description is not meant for a person. Libraries may throw such errors.
struct RawError: Error, CustomStringConvertible {
  var description: String { "Error Domain=Disk Code=13 Path=/var/lib/secret" }
}
