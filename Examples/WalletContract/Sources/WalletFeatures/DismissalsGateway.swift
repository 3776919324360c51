/// A gateway to what the signed-in person has dismissed: findings of features that are none to them.
///
/// A finding is named by its feature and an identifier of its own, such as `recurring netflix EUR 2025-02-20 1299`. The
/// identifier is one that stays: a place in a list would be that of another finding once one has gone.
public protocol DismissalsGateway: Sendable {
  /// Returns the names of all findings that are dismissed.
  func dismissed() async throws -> Set<String>
  /// Dismisses a finding, or takes that back. It is stored when this returns.
  func dismiss(_ name: String, isDismissed: Bool) async throws
}
