// The framework's own symbols: strokes on a grid of 24 by 24.
extension Icon {
  /// A chart, for an overview.
  public static let overview = Icon("overview", stroke: "M4 20h16M7 20v-6M12 20V5M17 20v-9")
  /// A bank building, for accounts.
  public static let accounts = Icon(
    "accounts", stroke: "M4 10l8-6 8 6zM6 10v7M10 10v7M14 10v7M18 10v7M4 20h16")
  /// The lines of a list, for operations.
  public static let list = Icon("list", stroke: "M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01")
  /// A cog, for settings.
  public static let settings = Icon(
    "settings",
    stroke:
      "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8"
      + "M18.4 5.6l-1.8 1.8M7.4 16.6l-1.8 1.8")
  /// An arrow into a tray, for an import.
  public static let upload = Icon("upload", stroke: "M12 16V4M7 9l5-5 5 5M4 15v5h16v-5")
  /// An arrow out of a tray, for an export.
  public static let download = Icon("download", stroke: "M12 4v12M7 11l5 5 5-5M4 15v5h16v-5")
  /// An arrow back. It is mirrored where text runs from right to left.
  public static let back = Icon("back", stroke: "M15 5l-7 7 7 7", isMirrored: true)
  /// An arrow onward. It is mirrored where text runs from right to left.
  public static let forward = Icon("forward", stroke: "M9 5l7 7-7 7", isMirrored: true)
  /// A cross.
  public static let close = Icon("close", stroke: "M6 6l12 12M18 6L6 18")
  /// A magnifying glass.
  public static let search = Icon("search", stroke: "M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l4 4")
  /// A plus sign.
  public static let add = Icon("add", stroke: "M12 5v14M5 12h14")
  /// A tick.
  public static let check = Icon("check", stroke: "M5 12.5l5 5L19 7")
  /// A triangle with an exclamation mark.
  public static let warning = Icon("warning", stroke: "M12 4L2.5 20h19zM12 10v4.5M12 17.3h.01")
  /// A bin.
  public static let delete = Icon("delete", stroke: "M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5")
  /// A card.
  public static let card = Icon(
    "card",
    stroke: "M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM3 10h18M7 15h4")
  /// A person.
  public static let person = Icon(
    "person", stroke: "M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM4 20c1-4 4-5.5 8-5.5s7 1.5 8 5.5")
  /// The letter i in a circle, for information.
  public static let info = Icon("info", stroke: "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.5h.01")
  /// An arrow in a circle, for loading again.
  public static let refresh = Icon("refresh", stroke: "M20 12a8 8 0 1 1-2.4-5.7M20 4v4h-4")
  /// Three dots, for further actions.
  public static let more = Icon("more", stroke: "M5 12h.01M12 12h.01M19 12h.01")

  /// The framework's own symbols, in the order of their declarations.
  public static let standard: [Icon] = [
    overview, accounts, list, settings, upload, download, back, forward, close, search, add, check, warning, delete,
    card, person, info, refresh, more,
  ]
}
