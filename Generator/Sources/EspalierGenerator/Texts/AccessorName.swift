/// The name that a text has in Swift.
enum AccessorName {
  /// Returns the name for a key: its words joined, each but the first with a capital. `payees.inAll` is `payeesInAll`.
  static func of(_ key: String) -> String {
    let words = key.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) && $0 != "_" }.map(String.init)
    let others = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = (words.first.map(lowered) ?? "") + others.joined()
    guard name.contains(where: \.isLetter) else { return "" }
    return name.first?.isNumber == true ? "_" + name : name
  }

  /// Returns the name as it stands in a declaration.
  static func written(_ name: String) -> String { Keywords.all.contains(name) ? "`\(name)`" : name }

  private static func lowered(_ word: String) -> String { word.prefix(1).lowercased() + word.dropFirst() }
}
