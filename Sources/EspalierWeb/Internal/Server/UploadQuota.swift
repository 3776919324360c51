internal import Synchronization

/// How many files, and how many bytes of them, may be on their way and on disk at once: of one session, and of all.
///
/// Room is taken for the size that is announced, before the first byte is stored, and given back when the file is gone.
final class UploadQuota: Sendable {
  /// What there is room for.
  struct Room: Sendable {
    var files: Int
    var bytes: Int

    fileprivate func takes(_ size: Int, beside used: Room) -> Bool { used.files < files && used.bytes + size <= bytes }

    fileprivate mutating func add(_ size: Int) {
      files += 1
      bytes += size
    }

    fileprivate mutating func remove(_ size: Int) {
      files -= 1
      bytes -= size
    }
  }

  /// Whose room is taken.
  enum Refusal: Sendable, Equatable {
    case session
    case all
  }

  private struct State {
    var all = Room(files: 0, bytes: 0)
    var sessions: [SessionKey: Room] = [:]
  }

  private let roomOfSession: Room
  private let room: Room
  private let state = Mutex(State())

  init(ofSession: Room, ofAll: Room) {
    roomOfSession = ofSession
    room = ofAll
  }

  /// Takes room for a file; says whose room it does not fit into, nil when it has been taken.
  func take(_ size: Int, for session: SessionKey) -> Refusal? {
    state.withLock { state in
      var used = state.sessions[session] ?? Room(files: 0, bytes: 0)
      guard roomOfSession.takes(size, beside: used) else { return .session }
      guard room.takes(size, beside: state.all) else { return .all }
      used.add(size)
      state.sessions[session] = used
      state.all.add(size)
      return nil
    }
  }

  /// Gives room back that was taken.
  func giveBack(_ size: Int, for session: SessionKey) {
    state.withLock { state in
      guard var used = state.sessions[session] else { return }
      used.remove(size)
      state.sessions[session] = used.files > 0 ? used : nil
      state.all.remove(size)
    }
  }

  /// How much is taken at this moment.
  var used: Room { state.withLock { $0.all } }
}
