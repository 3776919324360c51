/// What becomes of operations that two accounts have alike when one is merged into the other.
public enum LookAlikes: Hashable, Sendable, Codable, CaseIterable {
  /// They stay, so that they are there twice; for two accounts that each have their own.
  case keep
  /// Those of the account that goes are dropped; for one account whose files overlap.
  case drop
}
