public import EspalierBase

/// Modifiers for a connector that another package wrote.
///
/// ```swift
/// struct Tracker: Connector {}
///
/// let tracker = Tracker().named("tracker").restarting(.upTo(3, within: .seconds(60))).starting(within: .seconds(3))
/// ```
///
/// Each modifier returns a connector that differs in one setting. If two modifiers change the same setting, the last
/// one counts.
extension Connector {
  /// Gives the connector another name in paths.
  public func named(_ name: String) -> some Connector {
    modified { $0.name = name }
  }

  /// Changes the events that the connector receives, for example to fewer than its package asks for.
  public func receiving(_ events: LifecycleEvents) -> some Connector {
    modified { $0.events = events }
  }

  /// Retries a start or a run that fails, after a wait, as often as the policy allows.
  ///
  /// - Parameters:
  ///   - policy: The number of retries. The policy measures time by a clock of its own.
  ///   - backoff: The wait before each retry.
  public func restarting(
    _ policy: RestartPolicy, backoff: Backoff = .exponential(from: .seconds(1))
  ) -> some Connector {
    modified {
      $0.restart = policy
      $0.backoff = backoff
    }
  }

  /// Sets the longest time to wait for a start.
  public func starting(within deadline: Duration) -> some Connector {
    modified { $0.startDeadline = deadline }
  }

  /// Sets the longest time to wait for the receipt of an event.
  public func receiving(within deadline: Duration) -> some Connector {
    modified { $0.receiveDeadline = deadline }
  }

  /// Sets the longest time to wait for a stop.
  public func stopping(within deadline: Duration) -> some Connector {
    modified { $0.stopDeadline = deadline }
  }

  private func modified(_ change: (inout ModifiedConnector) -> Void) -> ModifiedConnector {
    var modified = (self as? ModifiedConnector) ?? ModifiedConnector(self)
    change(&modified)
    return modified
  }
}
