/// A box to tick: one of several things that are picked, or a statement that is agreed to.
///
/// It holds what a ``Toggle`` holds and looks and is told as a checkbox.
open class Checkbox: Toggle {
  /// Whether it is neither ticked nor not, because it stands for several things that differ; ``Toggle/isOn`` is what a
  /// tap starts from.
  @inlinable public static var isMixed: Property<Bool> { Property(number: 294, "isMixed", default: false) }
}

extension Style where Target: Checkbox {
  /// Whether it is neither ticked nor not, because it stands for several things that differ.
  @inlinable public static func isMixed(_ value: Bool = true) -> Style { Style(Checkbox.isMixed, value) }
}
