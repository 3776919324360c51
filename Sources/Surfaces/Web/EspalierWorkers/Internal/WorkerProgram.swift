internal import EspalierConnectors
internal import Foundation

/// The program that workers run, with the arguments of this process. Each worker runs the version that is at the path
/// when the worker is started.
struct WorkerProgram: Sendable {
  enum Start {
    case started(pid_t)
    case failure(Int32)
  }

  let path: String
  let arguments: [String]

  /// The program of this process. A path that contains a link is kept as it was written, so that the link can lead to a
  /// newer version.
  static var current: WorkerProgram {
    let arguments = CommandLine.arguments
    let written = arguments.first ?? ""
    if written.contains("/") {
      return WorkerProgram(path: URL(filePath: written).path, arguments: arguments)
    }
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? written
    return WorkerProgram(path: own, arguments: arguments)
  }

  /// Starts the program.
  ///
  /// - Parameters:
  ///   - place: Its position among the workers, as a text.
  ///   - descriptors: The descriptors that it receives, from 3 on.
  func start(at position: String, passing descriptors: [Int32]) -> Start {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (index, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, SupervisedWorker.channelDescriptor + Int32(index))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The thread that starts it blocks all signals.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A separate process group: processes that the worker starts end with it, including those that the runtime starts
    // to report a crash.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var environment = ProcessInfo.processInfo.environment
    environment[WorkerPosition.variable] = position
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, &settings)
    return code == 0 ? .started(pid) : .failure(code)
  }
}
