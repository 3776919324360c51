/// The one place that leans on memory layout: an array of styles is read as an array of entries.
@usableFromInline enum StyleLayout {
  /// The entries of the styles, without copying them.
  @inlinable static func entries<Target>(of styles: [Style<Target>]) -> [StyleEntry] {
    // Safe: `Style<Target>` is a frozen-in-module struct whose only stored property is a `StyleEntry`, whatever
    // `Target` is, so both have the same size, stride, alignment and value witnesses, and native arrays on every
    // platform without Objective-C are one pointer to a buffer that is read by stride and released by the buffer's own
    // class. `StyleLayoutTests` asserts the sizes and exercises the lifetimes.
    unsafeBitCast(styles, to: [StyleEntry].self)
  }
}
