internal import EspalierLivePage
internal import Synchronization

/// The bound on files, and on their bytes, that are on their way and on disk at once: of one session, of one network (a
/// quarter of all, or what one session has if that is more), and of all.
///
/// Room is taken for the size that is announced, before the first byte is stored, and given back when the file is gone.
final class UploadQuota: Sendable {
  /// A number of files and of their bytes, taken or allowed.
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

  /// The owner of the room that has no place for a file.
  enum Refusal: Sendable, Equatable {
    case session
    case network
    case all
  }

  private struct State {
    var all = Room(files: 0, bytes: 0)
    var sessions: [SessionKey: Room] = [:]
    var networks: [String: Room] = [:]
  }

  private let roomOfSession: Room
  private let roomOfNetwork: Room
  private let room: Room
  private let state = Mutex(State())

  init(ofSession: Room, ofAll: Room) {
    roomOfSession = ofSession
    roomOfNetwork = Room(files: max(ofSession.files, ofAll.files / 4), bytes: max(ofSession.bytes, ofAll.bytes / 4))
    room = ofAll
  }

  /// Takes room for a file; says whose room it does not fit into, nil when it has been taken.
  /// - Parameter network: Where it comes from; nil for this machine itself and for a proxy, which have no bound of
  ///   their own.
  func take(_ size: Int, for session: SessionKey, from network: String? = nil) -> Refusal? {
    state.withLock { state in
      var used = state.sessions[session] ?? Room(files: 0, bytes: 0)
      guard roomOfSession.takes(size, beside: used) else { return .session }
      var usedByNetwork = network.flatMap { state.networks[$0] } ?? Room(files: 0, bytes: 0)
      if network != nil, !roomOfNetwork.takes(size, beside: usedByNetwork) { return .network }
      guard room.takes(size, beside: state.all) else { return .all }
      usedByNetwork.add(size)
      if let network { state.networks[network] = usedByNetwork }
      used.add(size)
      state.sessions[session] = used
      state.all.add(size)
      return nil
    }
  }

  /// Gives room back that was taken.
  func giveBack(_ size: Int, for session: SessionKey, from network: String? = nil) {
    state.withLock { state in
      guard var used = state.sessions[session] else { return }
      used.remove(size)
      state.sessions[session] = used.files > 0 ? used : nil
      state.all.remove(size)
      if let network, var used = state.networks[network] {
        used.remove(size)
        state.networks[network] = used.files > 0 ? used : nil
      }
    }
  }

  /// The room that is taken at this moment.
  var used: Room { state.withLock { $0.all } }
}
