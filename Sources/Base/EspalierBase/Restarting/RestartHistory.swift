/// The restarts that a policy has granted to one object.
package struct RestartHistory: Sendable {
  private let policy: RestartPolicy
  private var granted: [Duration] = []

  /// Creates a history without restarts.
  package init(of policy: RestartPolicy) { self.policy = policy }

  /// The number of restarts granted within the time of the policy, as of the last request.
  package var count: Int { granted.count }

  /// Requests one more restart. If the policy grants it, the method counts it and returns true.
  package mutating func take() -> Bool {
    guard policy.count > 0 else { return false }
    let now = policy.now()
    granted.removeAll { now - $0 > policy.time }
    guard granted.count < policy.count else { return false }
    granted.append(now)
    return true
  }
}
