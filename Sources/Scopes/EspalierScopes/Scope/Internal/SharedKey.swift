/// The key of one shared value of a scope: the location in the source where it is declared, and its type.
///
/// The type distinguishes the specialisations of one generic declaration.
@usableFromInline
struct SharedKey {
  private let type: ObjectIdentifier
  private let fileID: StaticString
  private let line: UInt
  private let column: UInt

  @usableFromInline
  init(_ type: ObjectIdentifier, fileID: StaticString, line: UInt, column: UInt) {
    self.type = type
    self.fileID = fileID
    self.line = line
    self.column = column
  }

  /// The hash of line and column, which distinguish nearly all keys of a scope.
  ///
  /// The file is omitted, because the address of one literal may differ between two images of a process.
  var hash: Int {
    let position = line &<< 10 ^ column
    return Int(truncatingIfNeeded: (position &* 0x9E37_79B9_7F4A_7C15) &>> 32)
  }

  func isSame(as other: SharedKey) -> Bool {
    line == other.line && column == other.column && type == other.type
      && fileID.isSame(as: other.fileID)
  }
}

extension StaticString {
  /// Returns true for equal strings. It compares the addresses first: equal literals of one image have the same
  /// address.
  fileprivate func isSame(as other: StaticString) -> Bool {
    utf8Start == other.utf8Start || hasSameText(as: other)
  }

  @inline(never)
  private func hasSameText(as other: StaticString) -> Bool {
    description == other.description
  }
}
