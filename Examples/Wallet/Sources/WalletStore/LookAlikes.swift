/// The treatment of operations that two accounts have alike when one is merged into the other.
public enum LookAlikes: Hashable, Sendable, Codable, CaseIterable {
  /// Both operations stay, so that they are there twice; for two accounts that each have their own.
  case keep
  /// The operations of the account that is removed are dropped; for one account whose files overlap.
  case drop
}
