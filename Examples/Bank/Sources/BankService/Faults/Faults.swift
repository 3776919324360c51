import Synchronization

/// The switches for faults of one bank.
///
/// ```swift
/// bank.faults.set(.status(500), on: "/v1/payments", times: 2)
/// ```
///
/// A request meets the first rule for its path; a slow one comes on top of another. `/faults` itself is never spoiled.
/// Safe to use from anywhere.
public final class Faults: Sendable {
  private let stored: Mutex<[FaultRule]>

  init(_ rules: [FaultRule]) {
    stored = Mutex(rules)
  }

  /// The rules that still spoil requests, in their order.
  public var rules: [FaultRule] { stored.withLock { $0 } }

  /// Adds a rule after those that are there.
  ///
  /// - Parameters:
  ///   - fault: The fault to cause.
  ///   - path: The beginning of the paths concerned.
  ///   - times: The number of requests that it spoils; nil for all.
  public func set(_ fault: Fault, on path: String = "/", times: Int? = nil) {
    stored.withLock { $0.append(FaultRule(fault, on: path, times: times)) }
  }

  /// Puts these rules in the place of all others.
  public func replace(with rules: [FaultRule]) {
    stored.withLock { $0 = rules }
  }

  /// Lets everything go well again.
  public func clear() {
    replace(with: [])
  }

  /// Returns the faults that a request with this path meets; it counts as one of the times of their rules.
  func take(_ path: String) -> (delay: Int, other: Fault?) {
    stored.withLock { rules in
      let slow = Self.take(path, from: &rules) { $0.isSlow }
      let other = Self.take(path, from: &rules) { !$0.isSlow }
      if case .slow(let milliseconds)? = slow { return (milliseconds, other) }
      return (0, other)
    }
  }

  private static func take(_ path: String, from rules: inout [FaultRule], where fits: (Fault) -> Bool) -> Fault? {
    guard let index = rules.firstIndex(where: { path.hasPrefix($0.path) && fits($0.fault) }) else { return nil }
    let fault = rules[index].fault
    if let times = rules[index].times {
      rules[index].times = times - 1
      if times <= 1 { rules.remove(at: index) }
    }
    return fault
  }
}
