/// The header fields of a request or a response, in order. Names are compared without regard to case.
///
/// ```swift
/// var headers: Headers = ["Accept": "application/json"]
/// headers["accept"]                       // "application/json"
/// headers.add("no-store", for: "Cache-Control")
/// ```
///
/// A client refuses to send a name that is not a token, or a value with a control character:
/// ``NetworkError/Reason/invalidHeader(_:)``. So no value can inject a field of its own.
public struct Headers: Sendable, Hashable, ExpressibleByDictionaryLiteral {
  /// A field: its name and its value.
  public struct Field: Sendable, Hashable {
    /// The name of the field, as it was written.
    public let name: String
    /// The value of the field.
    public let value: String
  }

  /// The fields in order.
  public private(set) var fields: [Field] = []

  /// Creates empty headers.
  public init() {}

  /// Creates headers from names and values.
  public init(dictionaryLiteral elements: (String, String)...) {
    fields = elements.map { Field(name: $0.0, value: $0.1) }
  }

  /// Creates headers from names and values, in order.
  public init(_ fields: some Sequence<(String, String)>) {
    self.fields = fields.map { Field(name: $0.0, value: $0.1) }
  }

  /// The value of a field. Several fields of one name are joined by commas.
  public subscript(name: String) -> String? {
    get {
      var found: String?
      for field in fields where isSameName(field.name, name) {
        found = found.map { "\($0), \(field.value)" } ?? field.value
      }
      return found
    }
    set {
      fields.removeAll { isSameName($0.name, name) }
      if let newValue { fields.append(Field(name: name, value: newValue)) }
    }
  }

  /// Adds a field, and keeps the existing fields of the same name.
  public mutating func add(_ value: String, for name: String) { fields.append(Field(name: name, value: value)) }

  /// Returns the values of all fields of a name, one by one.
  public func values(of name: String) -> [String] {
    fields.filter { isSameName($0.name, name) }.map(\.value)
  }

  /// Adds the fields of other headers. They replace existing fields of the same names.
  public mutating func merge(_ others: Headers) {
    for field in others.fields { fields.removeAll { isSameName($0.name, field.name) } }
    fields += others.fields
  }

  /// The reason why the first forbidden field must not be sent; nil if all fields may be sent.
  var fault: String? {
    for field in fields {
      if field.name.isEmpty || !field.name.utf8.allSatisfy(isTokenByte) {
        return "“\(field.name)” is not the name of a header field."
      }
      if !field.value.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }) {
        return "The value of \(field.name) has a line break or another control character in it."
      }
    }
    return nil
  }
}

/// Returns true if two names of header fields are the same.
func isSameName(_ left: String, _ right: String) -> Bool {
  left.utf8.count == right.utf8.count
    && zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || lowercased($0) == lowercased($1) }
}

private func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

/// Returns true for the bytes that RFC 9110 (5.6.2) allows in a token.
private func isTokenByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
  case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
  default: false
  }
}
