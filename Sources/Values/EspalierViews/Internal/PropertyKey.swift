/// The identity of a property of the framework itself.
///
/// The command `espalier properties` writes each key into the file of the class that declares the property. Keys are
/// inlined, so that the use of a property folds to a constant.
@usableFromInline package struct PropertyKey: Sendable {
  /// The number, which is below 512.
  @usableFromInline let number: UInt16
  /// The name in descriptions.
  @usableFromInline let name: String

  @inlinable package init(number: UInt16, name: String) {
    self.number = number
    self.name = name
  }
}
