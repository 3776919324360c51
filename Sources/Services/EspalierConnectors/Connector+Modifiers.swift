public import EspalierBase

/// Modifiers for a connector that another package wrote.
///
/// ```swift
/// struct Tracker: Connector {}
///
/// let tracker = Tracker().named("tracker").restarting(.upTo(3, within: .seconds(60))).starting(within: .seconds(3))
/// ```
///
/// Each modifier returns a connector that differs in one thing; the last one that sets a thing counts.
extension Connector {
  /// Gives the connector another name in paths.
  public func named(_ name: String) -> some Connector {
    modified { $0.name = name }
  }

  /// Sends the connector other events: fewer than its package asks for, for example.
  public func receiving(_ events: LifecycleEvents) -> some Connector {
    modified { $0.events = events }
  }

  /// Tries a start or a run that fails again, as often as the policy allows, after a wait.
  ///
  /// - Parameters:
  ///   - policy: The number of times. It measures by a clock of its own.
  ///   - backoff: The wait before each attempt.
  public func restarting(
    _ policy: RestartPolicy, backoff: Backoff = .exponential(from: .seconds(1))
  ) -> some Connector {
    modified {
      $0.restart = policy
      $0.backoff = backoff
    }
  }

  /// Sets the time in which a start is waited for.
  public func starting(within deadline: Duration) -> some Connector {
    modified { $0.startDeadline = deadline }
  }

  /// Sets the time in which an event is waited for.
  public func receiving(within deadline: Duration) -> some Connector {
    modified { $0.receiveDeadline = deadline }
  }

  /// Sets the time in which a stop is waited for.
  public func stopping(within deadline: Duration) -> some Connector {
    modified { $0.stopDeadline = deadline }
  }

  private func modified(_ change: (inout ModifiedConnector) -> Void) -> ModifiedConnector {
    var modified = (self as? ModifiedConnector) ?? ModifiedConnector(self)
    change(&modified)
    return modified
  }
}
