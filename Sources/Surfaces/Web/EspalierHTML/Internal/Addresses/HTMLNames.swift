/// A check of the names of elements and attributes. It refuses invalid names, and names that could run script, load a
/// document or forge a node.
enum HTMLNames {
  private static let refusedTags: Set<String> = [
    "animate", "applet", "base", "body", "embed", "foreignobject", "frame", "frameset", "head", "html", "iframe",
    "link", "meta",
    "noembed", "noframes", "noscript", "object", "param", "plaintext", "portal", "script", "set", "style", "template",
    "title", "xmp",
  ]
  private static let refusedAttributes: Set<String> = [
    "class", "style", "srcdoc", "srcset", "imagesrcset", "http-equiv", "is", "data-e", "data-look", "data-on",
    "data-style", "data-script", "data-script-key", "data-script-value",
  ]
  private static let voidTags: Set<String> = ["area", "br", "col", "hr", "img", "input", "source", "track", "wbr"]
  private static let linkAttributes: Set<String> = ["href", "action", "formaction", "cite"]

  static func isVoid(_ tag: String) -> Bool { voidTags.contains(tag) }

  static func isAddress(_ name: String) -> Bool { HTMLAddress.attributes.contains(name.lowercased()) }

  /// Returns the address in a form that is safe in the attribute. Only links can lead outside of the app: pictures and
  /// similar files must come from the app itself.
  static func address(_ text: String, for name: String, below mount: MountPath) -> String? {
    linkAttributes.contains(name.lowercased())
      ? HTMLAddress.link(text, below: mount) : HTMLAddress.own(text, below: mount)
  }

  static func tag(_ tag: String) -> String {
    if isName(tag), !refusedTags.contains(tag.lowercased()) { return tag }
    HTMLLog.warn(
      "An element is not allowed here and became a span. Draw the view with elements that hold and show text.",
      about: tag)
    return "span"
  }

  static func attribute(_ name: String) -> String? {
    let lowercased = name.lowercased()
    if isName(name), !lowercased.hasPrefix("on"), !refusedAttributes.contains(lowercased) { return name }
    HTMLLog.warn(
      "An attribute is not allowed here and was left out. Classes are given with addClass or look, events with raise.",
      about: name)
    return nil
  }

  private static func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first) else { return false }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x3A).contains($0) || $0 == 0x2D || $0 == 0x5F }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
