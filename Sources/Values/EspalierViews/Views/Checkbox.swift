/// A box to tick: one of several things that are picked, or a statement that is agreed to.
///
/// It holds a value as a ``Toggle`` does, and looks like a checkbox; screen readers are told that it is one.
open class Checkbox: Toggle {
  /// A Boolean value that indicates whether the box is neither ticked nor not, because it stands for several things
  /// that differ.
  ///
  /// A tap starts from ``Toggle/isOn``.
  @inlinable public static var isMixed: Property<Bool> { Property(.checkboxIsMixed, default: false) }
}
