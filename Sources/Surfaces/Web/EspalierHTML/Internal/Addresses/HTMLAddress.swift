internal import EspalierNavigation
internal import EspalierViews

/// A check of the addresses of links, forms and pictures. It allows the app's own paths and, for links, also the
/// addresses that ``Destination`` allows.
enum HTMLAddress {
  /// The attributes whose value is an address, so that every address is checked.
  static let attributes: Set<String> = [
    "href", "src", "action", "formaction", "poster", "cite", "data", "background", "ping", "manifest", "xlink:href",
  ]

  /// The path of exports on the server, before the export's name.
  static let exportPath = "/-/download/"

  /// Returns the address if it is allowed. Otherwise logs it and returns `#`.
  static func link(_ text: String, below mount: MountPath) -> String {
    if let export = Destination.export(at: text) {
      return mount.prefix + exportPath + PathText.encode(export.name)
    }
    if let clean = checked(text, isOutsideAllowed: true), let address = address(clean, below: mount) { return address }
    report(text)
    return "#"
  }

  /// Returns the path if it is one of the app's own. Otherwise logs it and returns nil.
  static func own(_ text: String, below mount: MountPath) -> String? {
    if let clean = checked(text, isOutsideAllowed: false), let address = address(clean, below: mount) { return address }
    report(text)
    return nil
  }

  /// Returns the address of a file of the app, by its registered path.
  static func asset(_ path: String, below mount: MountPath) -> String? {
    if WebAsset.isPath(path) { return address(WebAsset.folder + path, below: mount) }
    report(path)
    return nil
  }

  private static func address(_ clean: String, below mount: MountPath) -> String? {
    clean.utf8.first == UInt8(ascii: "/") ? mount.address(of: clean) : clean
  }

  private static func checked(_ text: String, isOutsideAllowed: Bool) -> String? {
    if isPlainPath(text) { return text }
    guard Destination.isAllowed(text), isOutsideAllowed || isPath(text) else { return nil }
    // A blank in the middle of a path or query is kept.
    let trimmed = text.unicodeScalars.drop(while: isDropped).reversed().drop(while: isDropped).reversed()
    var clean = ""
    for scalar in trimmed {
      if scalar == " " { clean += "%20" } else if !isDropped(scalar) { clean.unicodeScalars.append(scalar) }
    }
    // A blank within a scheme makes the scheme invalid.
    return Destination.isAllowed(clean) ? clean : nil
  }

  /// Returns true for a path that begins with one slash only and contains no character that a browser would drop. Most
  /// paths are like this, and are used unchanged.
  private static func isPlainPath(_ text: String) -> Bool {
    // Blanks and control characters beyond ASCII begin with 0xC2, 0xE1, 0xE2 or 0xE3; a path with such bytes is checked
    // in full.
    beginsWithOneSlash(text)
      && text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != 0xC2 && !(0xE1...0xE3).contains($0) && $0 != 0xEF }
  }

  /// Returns true if the text begins with one slash only. Browsers treat a backslash as a slash, and two slashes as the
  /// beginning of a host.
  private static func beginsWithOneSlash(_ text: String) -> Bool {
    var bytes = text.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "/") else { return false }
    let second = bytes.next()
    return second != UInt8(ascii: "/") && second != UInt8(ascii: "\\")
  }

  private static func isPath(_ text: String) -> Bool { text.unicodeScalars.first { !isDropped($0) } == "/" }

  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool { Destination.isPassedOver(scalar) }

  private static func report(_ text: String) {
    // The address may come from outside: only its beginning is logged.
    HTMLLog.warn(
      "An address is not allowed and was left out. Paths of the app, https, http, mailto and tel are.",
      about: String(text.unicodeScalars.prefix(40)))
  }
}
