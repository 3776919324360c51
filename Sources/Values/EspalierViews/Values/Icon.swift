/// A symbol of the framework's own set, drawn in one colour.
public enum Icon: String, StyleValueConvertible, Codable, CaseIterable {
  /// A chart, for an overview.
  case overview
  /// A bank building, for accounts.
  case accounts
  /// The lines of a list, for operations.
  case list
  /// A cog, for settings.
  case settings
  /// An arrow into a tray, for an import.
  case upload
  /// An arrow out of a tray, for an export.
  case download
  /// An arrow back.
  case back
  /// An arrow onward.
  case forward
  /// A cross.
  case close
  /// A magnifying glass.
  case search
  /// A plus sign.
  case add
  /// A tick.
  case check
  /// A triangle with an exclamation mark.
  case warning
  /// A bin.
  case delete
  /// A card.
  case card
  /// A person.
  case person
  /// The letter i in a circle, for information.
  case info
  /// An arrow in a circle, for loading again.
  case refresh
  /// Three dots, for further actions.
  case more
}
