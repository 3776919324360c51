/// The names of types as people and tests read them.
enum TypeName {
  /// The name with its module and what it is declared in. Where a private type is declared the runtime writes an address
  /// in between, which differs from run to run; that is left out.
  static func full(_ type: Any.Type) -> String {
    var name = Substring(String(reflecting: type))
    var parts = ""
    while let start = name.firstIndex(of: "("), name[start...].hasPrefix("(unknown context at "),
      let end = name[start...].firstIndex(of: ")")
    {
      parts += name[..<start]
      name = name[name.index(after: end)...].drop { $0 == "." }
    }
    return parts + name
  }
}
