import Espalier
import EspalierCommand
import EspalierWeb
import Foundation
import Observation

/// A small program that is served by several workers and can be made to fail, for the tests of that.
@main struct WorkersProgram: WebApp {
  static let surfaces: [any AppSurface.Type] = [WebSurface.self]
  private let directory: URL

  init(_ launch: Launch<NoOptions>) { directory = launch.directory }

  var connectors: [any Connector] {
    let file = directory.appending(path: "led.txt")
    BackgroundWork("once") {
      let descriptor = open(file.path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
      let line = "\(getpid())\n"
      _ = write(descriptor, line, line.utf8.count)
      close(descriptor)
      try await Task.sleep(for: .seconds(86_400))
    }
  }

  var submissions: [Submission: SubmissionHandler] {
    [
      Submission("sign-in"): { values, _ in .signIn(identity: values["name"], to: "/") },
      Submission("sign-out"): { _, _ in .signOut(to: "/") },
      Submission("sign-out-everywhere"): { _, _ in .signOutEverywhere(to: "/") },
    ]
  }

  func configure(_ configuration: inout WebConfiguration) {
    let settings = ProcessInfo.processInfo.environment
    configuration.workers.silence = .milliseconds(Int(settings["SILENCE"] ?? "") ?? 2_000)
    configuration.workers.hangTime = .milliseconds(Int(settings["HANG"] ?? "") ?? 6_000)
    configuration.workers.drainTime = .milliseconds(Int(settings["DRAIN"] ?? "") ?? 5_000)
    // Behind a proxy an endpoint needs a token.
    guard configuration.access.publicOrigin == nil else { return }
    // An answer that takes as long as a test wants: it begins with one file, and ends with another.
    let (begun, end) = (directory.appending(path: "slow-begun").path, directory.appending(path: "slow-end").path)
    configuration.endpoints.append(
      WebEndpoint("/slow") {
        _ = FileManager.default.createFile(atPath: begun, contents: nil)
        while !FileManager.default.fileExists(atPath: end) { try await Task.sleep(for: .milliseconds(10)) }
        return "The whole answer"
      })
  }

  func root(for visitor: Visitor) -> WorkersCoordinator { WorkersCoordinator(visitor) }
}

enum WorkersRoute: Route {
  case counter
  case trap
  case hang
  var path: Path {
    switch self {
    case .counter: .root
    case .trap: "/trap"
    case .hang: "/hang"
    }
  }
  static let paths = Paths<Self> {
    counter; trap; hang
  }
}

final class WorkersCoordinator: Coordinator<WorkersRoute> {
  private let visitor: Visitor

  init(_ visitor: Visitor) { self.visitor = visitor }

  override func placement(of route: WorkersRoute) -> Placement<WorkersRoute> {
    switch route {
    case .counter: .root(CounterScene(self.visitor))
    case .trap: .root(TrapScene())
    case .hang: .root(HangScene())
    }
  }
}

/// A place that cannot be shown: the process ends of it.
final class TrapScene: Scene {
  var screen: Screen {
    let empty: [Int] = []
    return Screen(title: "Trap") {
      Section("trap") { Row(Label.with(.text("\(empty[empty.count])"))) }
    }
  }
}

/// A place that is never shown: the process is held by it.
final class HangScene: Scene {
  var screen: Screen {
    while true { usleep(1_000) }
  }
}

@MainActor @Observable final class CounterScene: Scene, StateRestoring {
  private let visitor: Visitor
  private var count = 0

  init(_ visitor: Visitor) { self.visitor = visitor }

  var restorationState: Int? { count == 0 ? nil : count }
  func restore(_ kept: Int) { count = kept }

  var screen: Screen {
    Screen(title: "Counter") {
      Section("counter") {
        Row(Label.with(.text("Count \(self.count) for \(self.visitor.identity ?? "nobody") by \(getpid())")))
        Row(Button.with(.title("Add one"), .onTap { [weak self] in self?.count += 1 }))
        Row(
          Button.with(
            .title("Trap"),
            .onTap {
              let empty: [Int] = []
              self.count = empty[empty.count]
            }))
        Row(Button.with(.title("Hang"), .onTap { while true { usleep(1_000) } }))
      }
      Section("sign", layout: .form, submission: Submission("sign-in")) {
        Row(TextField.with(.name("name"), .label("Name")))
        Row(Button.with(.title("Sign in"), .submission(Submission("sign-in"))))
      }
    }
  }
}
