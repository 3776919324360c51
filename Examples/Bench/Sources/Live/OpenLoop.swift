import Foundation
import Glibc

/// Clicks that come at their times, whether or not those before them were acknowledged, as those of many people do.
///
/// One that waits for each answer sends less the slower the server is, and so hides what others would have waited for. Here
/// a click is timed from when it was due.
enum OpenLoop {
  /// Sends so many clicks at so many a second, by turns over all sessions.
  /// - Returns: The milliseconds from when each was due until it was acknowledged, in order of size.
  static func run(_ clicks: Int, rate: Double, over clients: inout [LoadRows.Session]) throws -> [Double] {
    let clock = ContinuousClock()
    let began = clock.now
    @Sendable func due(_ click: Int) -> Duration { .seconds(Double(click) / rate) }
    let bell = try ring(clicks) { due($0) - (clock.now - began) }
    defer { close(bell) }

    var polls = (clients.map(\.client.descriptor) + [bell]).map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    /// For each session the numbers of the clicks that are under way, and the times at which they were due.
    var waiting: [[(event: Int, due: Duration)]] = Array(repeating: [], count: clients.count)
    var times: [Double] = []
    var sent = 0
    var rings = [UInt8](repeating: 0, count: 64)
    while times.count < clicks {
      guard poll(&polls, nfds_t(polls.count), 10_000) > 0 else {
        throw LiveClientError.unexpected("\(clicks - times.count) clicks were not acknowledged for ten seconds")
      }
      if polls[clients.count].revents != 0 {
        for _ in 0..<max(0, recv(bell, &rings, rings.count, 0)) {
          let index = sent % clients.count
          waiting[index].append((clients[index].client.press(clients[index].button), due(sent)))
          sent += 1
        }
        // It would be heard to have ended again and again.
        if sent == clicks { polls[clients.count].fd = -1 }
      }
      for index in clients.indices where polls[index].revents != 0 {
        let acknowledged = try clients[index].client.receive() ?? 0
        let now = clock.now - began
        while let first = waiting[index].first, first.event <= acknowledged {
          times.append((now - first.due) / .milliseconds(1))
          waiting[index].removeFirst()
        }
      }
    }
    return times.sorted()
  }

  /// Starts a thread that sends a byte for each click when it is due; returns the socket that the bytes come to.
  ///
  /// The time that `poll` waits is counted in milliseconds, of which a click takes a fraction.
  private static func ring(_ clicks: Int, _ pause: @escaping @Sendable (Int) -> Duration) throws -> Int32 {
    var sockets: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0 else { throw LiveClientError.notConnected }
    let (bell, striker) = (sockets[0], sockets[1])
    Thread.detachNewThread {
      for click in 0..<clicks {
        let pause = pause(click)
        if pause > .zero { usleep(UInt32(pause / .microseconds(1))) }
        var byte: UInt8 = 1
        guard send(striker, &byte, 1, Int32(MSG_NOSIGNAL)) == 1 else { break }
      }
      close(striker)
    }
    return bell
  }
}
