internal import EspalierLivePage
internal import Synchronization

/// The limits on the number and size of files that are being uploaded or on disk. There is a limit for each session,
/// one for each network, and one for all files of the server.
///
/// The limit of a network is a quarter of the limit of all, or the limit of one session if that is greater.
///
/// Room is reserved for the announced size before the first byte is stored, and released when the file is removed.
final class UploadQuota: Sendable {
  /// A number of files, and their total size in bytes: the room that is reserved, or the greatest room that is allowed.
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

  /// The limit that refuses a file: the limit of the file's session, the limit of its network, or the limit of all
  /// files.
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

  /// Reserves room for a file. Returns nil if the room was reserved; otherwise the limit that refuses the file.
  ///
  /// - Parameter network: The network of the sender; nil for this machine itself and for a proxy, which have no limit
  ///   of their own.
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

  /// Releases room that was reserved.
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

  /// The room that is currently reserved.
  var used: Room { state.withLock { $0.all } }
}
