/// Colours of charts by identity.
enum ChartHues {
  static let count = 13

  /// A colour for each thing of a chart, by its place: the one that it asks for, else one by its identity.
  ///
  /// A thing keeps it when others come and go, and after a restart; only where two want the same one does the later of
  /// them take the next that is free. A colour that was asked for by number is given as asked.
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

  /// A colour for each of several series: the one that it asks for, else the next that is free.
  ///
  /// The first colours are those that are told apart best.
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
