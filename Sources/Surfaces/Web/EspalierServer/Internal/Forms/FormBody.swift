internal import EspalierHTML

/// The fields of a form as browsers send it: `application/x-www-form-urlencoded`.
enum FormBody {
  /// Takes the mark from the names of secrets, once from each, and says which they are.
  static func unmarkSecrets(in fields: inout [String: String]) -> Set<String> {
    let marked = fields.filter { $0.key.hasPrefix(FormFieldName.secretPrefix) }
    for name in marked.keys { fields[name] = nil }
    var secrets: Set<String> = []
    for (name, value) in marked {
      let own = String(name.dropFirst(FormFieldName.secretPrefix.count))
      fields[own] = value
      secrets.insert(own)
    }
    return secrets
  }

  /// The fields by name, the last of each name; nil when it is not such a body or has more than 200 fields.
  static func fields(_ body: [UInt8]) -> [String: String]? {
    var fields: [String: String] = [:]
    let pairs = body.split(separator: UInt8(ascii: "&"))
    guard pairs.count <= 200 else { return nil }
    for pair in pairs {
      let parts = pair.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = parts.first.flatMap(decode), let value = parts.count == 2 ? decode(parts[1]) : "" else {
        return nil
      }
      fields[FormFieldName.unmarked(name)] = value
    }
    return fields
  }

  private static func decode(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var rest = bytes.makeIterator()
    while let byte = rest.next() {
      switch byte {
      case UInt8(ascii: "+"): decoded.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit) else { return nil }
        decoded.append(high << 4 | low)
      default: decoded.append(byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
