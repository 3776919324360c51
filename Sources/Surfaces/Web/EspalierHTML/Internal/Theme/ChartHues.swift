/// Functions that choose the colours of a chart.
enum ChartHues {
  static let count = 13

  /// Returns the index of a colour for each item of a chart. The colour is the requested one, or otherwise one derived
  /// from the item's identity.
  ///
  /// An item keeps its colour when others are inserted and removed, and after a restart; only if two derive the same
  /// colour, the later one takes the next free colour. A colour that was requested by number is returned as requested.
  static func hues(of things: [(id: String, hue: Int?)]) -> [Int] {
    let asked = things.map { $0.hue.map { ($0 % count + count) % count } }
    var free = Set(0..<count).subtracting(asked.compactMap(\.self))
    var chosen: [String: Int] = [:]
    for id in things.lazy.filter({ $0.hue == nil }).map(\.id).sorted() where chosen[id] == nil {
      let wanted = hue(of: id)
      let hue = (wanted..<wanted + count).lazy.map { $0 % count }.first(where: free.contains) ?? wanted
      free.remove(hue)
      chosen[id] = hue
    }
    return zip(things, asked).map { thing, asked in asked ?? chosen[thing.id] ?? 0 }
  }

  /// Returns the index of a colour for each of several series. The colour is the requested one, or otherwise the next
  /// free colour.
  ///
  /// The first colours are the easiest to distinguish.
  static func hues(asked: [Int?]) -> [Int] {
    let given = asked.map { $0.map { ($0 % count + count) % count } }
    let taken = Set(given.compactMap(\.self))
    let free = (0..<count).filter { !taken.contains($0) }
    var next = 0
    return given.map { hue in
      guard hue == nil, !free.isEmpty else { return hue ?? 0 }
      defer { next += 1 }
      return free[next % free.count]
    }
  }

  /// Returns the colour that is derived from an identity.
  static func hue(of id: String) -> Int {
    let hash = id.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
    return Int((hash ^ hash >> 29) % UInt64(count))
  }
}

extension Double {
  /// The number in the notation of drawings, with at most two decimal places and no more digits than needed.
  var drawn: String {
    let rounded = (self * 100).rounded() / 100
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
