/// The directives of a `Cache-Control` field.
struct CacheControl {
  private var directives: [String: String?] = [:]

  init(_ headers: Headers) {
    for part in (headers["Cache-Control"] ?? "").split(separator: ",") {
      let name = part.prefix { $0 != "=" }
      let value = part.dropFirst(name.count + 1).filter { $0 != "\"" && $0 != " " }
      directives[name.filter { $0 != " " }.lowercased()] = value.isEmpty ? .some(nil) : value
    }
  }

  func has(_ name: String) -> Bool { directives.keys.contains(name) }

  func seconds(_ name: String) -> Double? { (directives[name] ?? nil).flatMap { Int($0) }.map { Double(max(0, $0)) } }
}
