/// The identity of the value behind a binding: two bindings to the same property of the same object have the same one.
///
/// It differs from run to run, and reveals nothing about the object.
package struct BindingIdentity: Hashable, Sendable {
  private let hash: Int

  package init(_ root: AnyObject, _ path: AnyKeyPath) {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(root))
    hasher.combine(path)
    hash = hasher.finalize()
  }

  private init(hash: Int) { self.hash = hash }

  /// Returns the identity of a part of the value.
  func part(_ name: some Hashable) -> BindingIdentity {
    var hasher = Hasher()
    hasher.combine(hash)
    hasher.combine(name)
    return BindingIdentity(hash: hasher.finalize())
  }

  /// The identity as a short text, for a page.
  ///
  /// It has 40 bits: among a thousand values of one page, two have the same text in one of two million pages.
  var text: String { String(UInt64(truncatingIfNeeded: hash) & 0xFF_FFFF_FFFF, radix: 36) }
}
