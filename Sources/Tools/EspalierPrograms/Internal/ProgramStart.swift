internal import CEspalierPrograms
internal import Foundation
internal import Glibc

/// The start of a program by `posix_spawn`.
///
/// Foundation's `Process.run()` of swift-corelibs-foundation 6.3 reads 256 bytes of each entry of `/proc/self/fd`, even
/// if the entry is shorter. With some 1,360 open descriptors, that reaches beyond the memory of the entries and may
/// crash.
struct ProgramStart {
  /// The process, and this side of its pipes.
  struct Started {
    let pid: pid_t
    let output: Int32?
    let errors: Int32?
    let input: Int32?
  }

  let path: String
  let arguments: [String]
  let environment: [String: String]

  func start(output: ProgramOutput, errors: ProgramOutput, takesInput: Bool) throws -> Started {
    var theirs: [Int32] = []
    var ours: [Int32] = []
    defer { for descriptor in theirs { close(descriptor) } }
    func pipe() throws -> (read: Int32, write: Int32) {
      var ends: [Int32] = [0, 0]
      guard espalier_pipe(&ends) == 0 else { throw failure(errno) }
      return (ends[0], ends[1])
    }
    func null(_ flags: Int32) throws -> Int32 {
      let descriptor = open("/dev/null", flags | O_CLOEXEC)
      guard descriptor >= 0 else { throw failure(errno) }
      theirs.append(descriptor)
      return descriptor
    }
    func source(takesInput: Bool) throws -> (theirs: Int32, ours: Int32?) {
      guard takesInput else { return (try null(O_RDONLY), nil) }
      let ends = try pipe()
      theirs.append(ends.read)
      ours.append(ends.write)
      return (ends.read, ends.write)
    }
    func sink(_ destination: ProgramOutput, inherited: Int32, output: Int32) throws -> (theirs: Int32, ours: Int32?) {
      switch destination {
      case .inherited: return (inherited, nil)
      case .withOutput: return (output, nil)
      case .discarded: return (try null(O_WRONLY), nil)
      case .kept:
        let ends = try pipe()
        theirs.append(ends.write)
        ours.append(ends.read)
        return (ends.write, ends.read)
      }
    }
    do {
      let heard = try source(takesInput: takesInput)
      let said = try sink(output, inherited: 1, output: 1)
      let complained = try sink(errors, inherited: 2, output: said.theirs)
      let pid = try spawn([heard.theirs, said.theirs, complained.theirs])
      return Started(pid: pid, output: said.ours, errors: complained.ours, input: heard.ours)
    } catch {
      for descriptor in ours { close(descriptor) }
      throw error
    }
  }

  /// Starts the process with only the given descriptors. In the new process, the descriptors are numbered from 0.
  private func spawn(_ given: [Int32]) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (position, descriptor) in given.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(position))
    }
    espalier_close_from(&actions, Int32(given.count))
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // The starting thread may block signals, and this process may ignore some.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var words = arguments.map { strdup($0) } + [nil]
    var settings = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    let code = posix_spawn(&pid, path, &actions, &attributes, &words, &settings)
    guard code == 0 else { throw failure(code) }
    return pid
  }

  private func failure(_ code: Int32) -> ProgramError {
    .notStarted(program: path, reason: String(cString: strerror(code)))
  }
}
