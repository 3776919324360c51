/// A box to tick, for one of several choices or for a statement to agree to.
///
/// It holds a value as a ``Toggle`` does, and looks like a checkbox; screen readers announce it as one.
open class Checkbox: Toggle {
  /// A Boolean value that indicates whether the box is in the mixed state, because it stands for several values that
  /// differ.
  ///
  /// A tap starts from the value of ``Toggle/isOn``.
  @inlinable public static var isMixed: Property<Bool> { Property(.checkboxIsMixed, default: false) }
}
