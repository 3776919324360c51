internal import NIOCore
internal import Synchronization

/// The open connections, which are notified when the server stops.
final class OpenChannels: Sendable {
  /// The pause between the setup of a connection and the earliest time at which the connection may be asked to end. If
  /// the connection was handed over, its first request is read within this pause.
  private static let settlingTime = TimeAmount.milliseconds(100)

  private struct State {
    var settled: Set<ObjectIdentifier> = []
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isStopping = false
  }

  private let state = Mutex(State())

  var count: Int { state.withLock { $0.channels.count } }

  func add(_ connection: BrowserConnection) {
    let channel = connection.channel
    state.withLock { $0.channels[ObjectIdentifier(channel)] = channel }
    connection.kind.whenComplete { [self] _ in
      channel.eventLoop.scheduleTask(in: Self.settlingTime) { [self] in settle(channel) }
    }
    channel.closeFuture.whenComplete { [self] _ in
      state.withLock { state in
        state.channels[ObjectIdentifier(channel)] = nil
        state.settled.remove(ObjectIdentifier(channel))
      }
    }
  }

  private func settle(_ channel: any Channel) {
    let isStopping = state.withLock { state in
      guard state.channels[ObjectIdentifier(channel)] != nil else { return false }
      state.settled.insert(ObjectIdentifier(channel))
      return state.isStopping
    }
    if isStopping { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }

  /// Closes each connection after its requests in progress have ended.
  func quiesce() {
    let channels = state.withLock { state in
      state.isStopping = true
      // A connection that was just handed over has a request that is not read yet.
      return state.channels.filter { state.settled.contains($0.key) }.map(\.value)
    }
    for channel in channels { channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent()) }
  }
}
