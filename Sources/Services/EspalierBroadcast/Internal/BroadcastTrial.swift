extension Topic where Message == String {
  static var trial: Topic { Topic("trial") }
  static var fence: Topic { Topic("trial's fence") }
}

/// Two joined broadcasts, with the operations that `BroadcastConformance` uses to check the laws.
struct BroadcastTrial: Sendable {
  /// A value that is written before its change is published.
  actor Store {
    private(set) var value = 0
    func write(_ value: Int) { self.value = value }
  }

  let here: Broadcast
  let there: Broadcast
  let patience: Duration

  /// Returns the first deliveries; fewer if the sequence ends before, nil if they do not arrive in time.
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

  /// Returns all deliveries up to a message; nil if it does not arrive in time.
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

  /// Returns the result of some work; nil if the work takes longer than `patience`.
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
