/// The only code that depends on memory layout. It reads an array of styles as an array of entries, and compares
/// entries word by word.
@usableFromInline enum StyleLayout {
  /// Returns true if two entries in memory have the same bytes; false does not mean that they differ.
  ///
  /// Most entries of two compared components have the same bytes. This function compares words, while the general
  /// comparison must first examine the kind of each value.
  @inlinable static func isSame(_ left: UnsafePointer<StyleEntry>, _ right: UnsafePointer<StyleEntry>) -> Bool {
    // Safe: both point at an initialised entry, which is 24 bytes and aligned to eight: the value's payload, its tag at
    // 16, and the key at 20. Two values of one type whose bytes are the same are the same value; bytes between the
    // fields, which may be anything, are not read, and those that a short payload leaves unused can only make the
    // result false. `StyleLayoutTests` asserts where the fields are.
    let (left, right) = (UnsafeRawPointer(left), UnsafeRawPointer(right))
    return left.load(as: UInt64.self) == right.load(as: UInt64.self)
      && left.load(fromByteOffset: 8, as: UInt64.self) == right.load(fromByteOffset: 8, as: UInt64.self)
      && left.load(fromByteOffset: 16, as: UInt8.self) == right.load(fromByteOffset: 16, as: UInt8.self)
      && left.load(fromByteOffset: 20, as: UInt32.self) == right.load(fromByteOffset: 20, as: UInt32.self)
  }

  /// Returns the entries of the styles, without copying them.
  @inlinable static func entries<Target>(of styles: [Style<Target>]) -> [StyleEntry] {
    // Safe: `Style<Target>` is a frozen-in-module struct whose only stored property is a `StyleEntry`, whatever
    // `Target` is, so both have the same size, stride, alignment and value witnesses, and native arrays on every
    // platform without Objective-C are one pointer to a buffer that is read by stride and released by the buffer's own
    // class. `StyleLayoutTests` asserts the sizes and exercises the lifetimes.
    unsafeBitCast(styles, to: [StyleEntry].self)
  }
}
