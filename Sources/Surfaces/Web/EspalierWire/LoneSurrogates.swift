/// A replacement of lone surrogates in JSON, because Foundation's parser refuses any text that contains one.
///
/// If a text was cut inside a character, a browser writes its end as `\ud83d` without the other half.
enum LoneSurrogates {
  /// Returns the JSON with the replacement character instead of each lone surrogate.
  static func replaced(in json: String) -> String {
    let bytes = Array(json.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      var end = index + 1
      if bytes[index] == UInt8(ascii: "\\") {
        let unit = codeUnit(bytes, at: index)
        end = min(index + (unit == nil ? 2 : 6), bytes.count)
        if let unit, (0xD800...0xDFFF).contains(unit) {
          if unit < 0xDC00, let low = codeUnit(bytes, at: end), (0xDC00...0xDFFF).contains(low) {
            end += 6
          } else {
            result.append(contentsOf: #"\ufffd"#.utf8)
            index = end
            continue
          }
        }
      }
      result.append(contentsOf: bytes[index..<end])
      index = end
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the code unit that is escaped at an index; nil if there is none.
  private static func codeUnit(_ bytes: [UInt8], at index: Int) -> UInt16? {
    guard index + 6 <= bytes.count, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u") else {
      return nil
    }
    let digits = bytes[(index + 2)..<(index + 6)]
    guard digits.allSatisfy({ $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "-") }) else { return nil }
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
