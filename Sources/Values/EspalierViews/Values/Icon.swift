/// A symbol of the framework's own set, drawn in one colour.
public enum Icon: String, StyleValueConvertible, Codable, CaseIterable {
  /// A chart: an overview.
  case overview
  /// A bank building: accounts.
  case accounts
  /// Lines of a list: operations.
  case list
  /// A cog: settings.
  case settings
  /// An arrow into a tray: import.
  case upload
  /// An arrow out of a tray: export.
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
  /// The letter i in a circle: information.
  case info
  /// An arrow in a circle: load again.
  case refresh
  /// Three dots: further actions.
  case more
}
