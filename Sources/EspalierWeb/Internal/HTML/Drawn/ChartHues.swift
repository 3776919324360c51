/// Colours of charts by identity.
enum ChartHues {
  static let count = 7

  /// One of seven colours for each identity. A thing keeps it when others come and go, and after a restart; only where
  /// two want the same one does the later of them take the next that is free.
  static func hues(of identities: [String]) -> [String: Int] {
    var free = Set(0..<count)
    var hues: [String: Int] = [:]
    for id in identities.sorted() where hues[id] == nil {
      let wanted = hue(of: id)
      let hue = (wanted..<wanted + count).lazy.map { $0 % count }.first(where: free.contains) ?? wanted
      free.remove(hue)
      hues[id] = hue
    }
    return hues
  }

  /// The colour that an identity wants.
  static func hue(of id: String) -> Int {
    let hash = id.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ hash >> 29) % UInt64(count))
  }
}

extension Double {
  /// The number as drawings have it: two places, and no more digits than needed.
  var drawn: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
