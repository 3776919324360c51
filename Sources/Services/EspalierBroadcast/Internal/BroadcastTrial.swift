extension Topic where Message == String {
  static var trial: Topic { Topic("trial") }
  static var fence: Topic { Topic("trial's fence") }
}

/// Two broadcasts that are joined, and what the laws do with them.
struct BroadcastTrial: Sendable {
  /// Something that is written before it is told.
  actor Store {
    private(set) var value = 0
    func write(_ value: Int) { self.value = value }
  }

  let here: Broadcast
  let there: Broadcast
  let patience: Duration

  /// The first deliveries; fewer where the sequence ends before, nil where they do not come.
  func first<Message>(_ count: Int, of messages: BroadcastMessages<Message>) async -> [BroadcastDelivery<Message>]? {
    await within {
      var deliveries: [BroadcastDelivery<Message>] = []
      for await delivery in messages {
        deliveries.append(delivery)
        if deliveries.count == count { break }
      }
      return deliveries
    }
  }

  /// All deliveries up to a message; nil where it does not come.
  func all(_ messages: BroadcastMessages<String>, until last: String) async -> [BroadcastDelivery<String>]? {
    await within {
      var deliveries: [BroadcastDelivery<String>] = []
      for await delivery in messages {
        deliveries.append(delivery)
        if delivery == .message(last) { break }
      }
      return deliveries
    }
  }

  /// Returns the result of some work; nil where the work takes longer than the patience allows.
  func within<Result: Sendable>(_ work: @escaping @Sendable () async -> Result) async -> Result? {
    await withTaskGroup(of: Result?.self) { group in
      group.addTask { await work() }
      group.addTask {
        try? await Task.sleep(for: patience)
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
