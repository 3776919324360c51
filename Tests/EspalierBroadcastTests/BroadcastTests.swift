import EspalierBroadcast
import Foundation
import Testing

/// A broadcast of one process.
@Suite(.timeLimit(.minutes(10))) struct BroadcastTests {
  struct Renamed: Codable, Sendable, Equatable { var name: String }

  @Test
  func `in one process the laws hold`() async throws {
    let faults = try await BroadcastConformance.faults {
      let broadcast = Broadcast()
      return (broadcast, broadcast)
    }
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test
  func `the laws find a transport that loses frames in silence`() async throws {
    let faults = try await BroadcastConformance.faults(patience: .milliseconds(100)) {
      (try Broadcast(over: SilentTransport()), try Broadcast(over: SilentTransport()))
    }
    #expect(faults.contains("What is published after somebody listens reaches them, here and there."))
    #expect(faults.contains("Listening first and reading afterwards misses nothing."))
    #expect(faults.count >= 8)
  }

  @Test
  func `whoever has let go of a sequence is no listener`() async {
    let broadcast = Broadcast()
    let topic = Topic<Renamed>("people")
    let messages = broadcast.messages(of: topic)
    let changes = broadcast.changes(of: topic, Topic<String>("texts"))
    #expect(broadcast.listenerCount == 3)
    let tasks = [Task { for await _ in messages {} }, Task { for await _ in changes {} }]
    for task in tasks {
      task.cancel()
      await task.value
    }
    #expect(broadcast.listenerCount == 0)
    _ = broadcast.messages(of: topic)
    #expect(broadcast.listenerCount == 0)
  }

  @Test
  func `changes that come while the listener is busy are one`() async {
    let broadcast = Broadcast()
    let changes = broadcast.changes(of: Topic<Int>("numbers"), Topic<Renamed>("people"))
    for number in 0..<10 { broadcast.publish(number, to: Topic("numbers")) }
    broadcast.publish(Renamed(name: "Ada"), to: Topic("people"))
    await broadcast.close()
    #expect(await changes.reduce(0) { count, _ in count + 1 } == 1)
  }

  @Test
  func `a broadcast that nobody holds ends its sequences`() async {
    var broadcast: Broadcast? = Broadcast()
    let messages = broadcast?.messages(of: Topic<Int>("numbers"))
    broadcast = nil
    var count = 0
    if let messages { for await _ in messages { count += 1 } }
    #expect(count == 0)
  }

  @Test
  func `a message is made for a transport only when it is asked for`() throws {
    let transport = RecordingTransport()
    let broadcast = try Broadcast(over: transport)
    broadcast.publish(Renamed(name: "Ada"), to: Topic("people"))
    let frames = transport.frames
    #expect(frames == [.message(topic: "people", content: Data(#"{"name":"Ada"}"#.utf8))])
    transport.receive(.message(topic: "nobody's", content: Data("no JSON".utf8)))
  }

  @Test
  func `what a transport missed is told to the topic that it names, or to all`() async throws {
    let transport = RecordingTransport()
    let broadcast = try Broadcast(over: transport)
    let (first, second) = (broadcast.messages(of: Topic<Int>("1")), broadcast.messages(of: Topic<Int>("2")))
    transport.receive(.missed(topic: "1"))
    transport.receive(.message(topic: "2", content: Data("no number".utf8)))
    transport.receive(.missed(topic: nil))
    transport.receive(.message(topic: "2", content: Data("7".utf8)))
    await broadcast.close()
    #expect(await first.reduce(into: []) { $0.append($1) } == [.missed, .missed])
    #expect(await second.reduce(into: []) { $0.append($1) } == [.missed, .missed, .message(7)])
  }
}
