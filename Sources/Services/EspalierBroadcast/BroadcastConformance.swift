/// A check that a custom transport obeys the laws of every ``Broadcast``.
///
/// ```swift
/// func check() async throws {
///   let faults = try await BroadcastConformance.faults {
///     let broadcast = Broadcast()
///     return (broadcast, broadcast)
///   }
///   print(faults)  // none
/// }
/// ```
public enum BroadcastConformance {
  /// Checks the laws with two joined broadcasts, for all operations that an app uses.
  ///
  /// - Parameters:
  ///   - patience: The time to wait for a delivery that should arrive. Where the laws hold, the check waits for
  ///     nothing.
  ///   - make: Creates two joined broadcasts; they may be one and the same. Each law gets two of its own.
  /// - Returns: A sentence for each law that does not hold; an empty array for a correct transport.
  public static func faults(
    patience: Duration = .seconds(20), of make: () async throws -> (Broadcast, Broadcast)
  ) async throws -> [String] {
    var faults: [String] = []
    for law in laws {
      let (here, there) = try await make()
      let trial = BroadcastTrial(here: here, there: there, patience: patience)
      if await !law.holds(trial) { faults.append(law.sentence) }
      await here.close()
      await there.close()
    }
    return faults
  }

  private struct Law: Sendable {
    let sentence: String
    let holds: @Sendable (BroadcastTrial) async -> Bool
  }

  private static let laws: [Law] = [
    Law(sentence: "What is published after somebody listens reaches them, here and there.") { trial in
      let (near, far) = (trial.here.messages(of: .trial), trial.there.messages(of: .trial))
      trial.here.publish("ä\u{0}\u{1F333}", to: .trial)
      for messages in [near, far] where await trial.first(1, of: messages) != [.message("ä\u{0}\u{1F333}")] {
        return false
      }
      return true
    },
    Law(sentence: "The messages of one publisher and topic come in order, and each once.") { trial in
      let sent = (0..<500).map(String.init)
      let (near, far) = (
        trial.here.messages(of: .trial, keeping: 1_000), trial.there.messages(of: .trial, keeping: 1_000)
      )
      for text in sent { trial.here.publish(text, to: .trial) }
      trial.here.publish("end", to: .trial)
      let expected = (sent + ["end"]).map { BroadcastDelivery.message($0) }
      for messages in [near, far] where await trial.all(messages, until: "end") != expected { return false }
      return true
    },
    Law(sentence: "What is published there comes here.") { trial in
      let near = trial.here.messages(of: .trial)
      trial.there.publish("back", to: .trial)
      return await trial.first(1, of: near) == [.message("back")]
    },
    Law(sentence: "Who listens to another topic is told nothing.") { trial in
      let other = trial.there.messages(of: Topic<String>("trial of another name"))
      trial.here.publish("not for you", to: .trial)
      trial.here.publish("end", to: Topic("trial of another name"))
      return await trial.first(1, of: other) == [.message("end")]
    },
    Law(sentence: "Any text is the name of a topic.") { trial in
      for name in ["", "a/b\n\u{0}'\"", "\u{1F333}", String(repeating: "x", count: 1_000)] {
        let far = trial.there.messages(of: Topic<String>(name))
        trial.here.publish("named", to: Topic<String>(name))
        guard await trial.first(1, of: far) == [.message("named")] else { return false }
      }
      return true
    },
    Law(sentence: "A listener that is slow gets the newest, and is told first that it missed some.") { trial in
      let slow = trial.there.messages(of: .trial, keeping: 3)
      let fence = trial.there.messages(of: .fence)
      for number in 0..<100 { trial.here.publish("\(number)", to: .trial) }
      trial.here.publish("end", to: .fence)
      _ = await trial.first(1, of: fence)
      return await trial.first(4, of: slow) == [.missed, .message("97"), .message("98"), .message("99")]
    },
    Law(sentence: "What cannot be carried is told as missed, and what comes after it comes.") { trial in
      let texts = trial.there.messages(of: .trial)
      trial.here.publish(String(repeating: "x", count: 3_000_000), to: .trial)
      trial.here.publish("end", to: .trial)
      let told = await trial.all(texts, until: "end")
      let numbers = trial.there.messages(of: Topic<Double>("trial of numbers"))
      trial.here.publish(.infinity, to: Topic<Double>("trial of numbers"))
      let number = await trial.first(1, of: numbers)
      return told?.count == 2 && (number == [.missed] || number == [.message(.infinity)])
    },
    Law(sentence: "A message of another type than is listened for is told as missed.") { trial in
      let numbers = trial.there.messages(of: Topic<Int>(Topic<String>.trial.name))
      trial.here.publish("no number", to: .trial)
      return await trial.first(1, of: numbers) == [.missed]
    },
    Law(sentence: "Listening first and reading afterwards misses nothing.") { trial in
      for _ in 0..<20 {
        let store = BroadcastTrial.Store()
        let changes = trial.there.changes(of: .trial)
        // Read after the listening has begun, and before anything is written.
        _ = await store.value
        async let writing: Void = {
          for number in 1...20 {
            await store.write(number)
            trial.here.publish("\(number)", to: .trial)
          }
        }()
        let hasSeenAll = await trial.within { () -> Bool in
          for await _ in changes where await store.value == 20 { return true }
          return false
        }
        await writing
        guard hasSeenAll == true else { return false }
      }
      return true
    },
    Law(sentence: "Nobody listens any more whose task has ended, or who let go of the sequence.") { trial in
      let far = trial.there.messages(of: .trial)
      let listening = Task { for await _ in far {} }
      _ = trial.there.changes(of: .trial, .fence)
      listening.cancel()
      await listening.value
      let again = Task { [messages = trial.there.messages(of: .trial)] in
        withUnsafeCurrentTask { $0?.cancel() }
        var count = 0
        for await _ in messages { count += 1 }
        return count
      }
      trial.here.publish("too late", to: .trial)
      return await again.value == 0
    },
    Law(sentence: "Closing ends all that listen, and those who come later.") { trial in
      let (near, far) = (trial.here.messages(of: .trial), trial.there.messages(of: .trial))
      await trial.here.close()
      await trial.there.close()
      let late = trial.here.messages(of: .trial)
      for messages in [near, far, late] where await trial.first(1, of: messages) != [] { return false }
      return true
    },
  ]
}
