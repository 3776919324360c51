/// A container that arranges parts beside each other on a strip. The strip scrolls if the parts are wider than its
/// space.
///
/// ```swift
/// let cards: Component<ScrollView<Label, Label>> = ScrollView.of(
///   Label.with(.text("Visa"), .frame(width: .points(240))), Label.with(.text("Giro"), .frame(width: .points(240))))
/// let named = cards.adding(.accessibilityLabel("Your cards"))
/// ```
///
/// A part keeps its own width; give it one with ``View/frame``. With ``ScrollContainer/axis``, the parts are below each
/// other and the view scrolls downwards, within the height of its frame:
///
/// ```swift
/// let terms = ScrollView.of(Label.with(.text("…"))).adding(.axis(.vertical), .frame(maximumHeight: .points(240)))
/// ```
///
/// Screens scroll automatically and need no scroll view.
public final class ScrollView<each Part: View>: ScrollContainer {
  /// The layout of the parts, in order and named by their index.
  public override class var layout: Layout {
    StackParts.layout(.horizontal, .medium, .stretch, repeat (each Part).self)
  }

  /// Returns a strip of parts that scrolls.
  public static func of(_ part: repeat Component<each Part>) -> Component<ScrollView<repeat each Part>> {
    Component(storage: StackParts.storage(of: repeat each part))
  }
}
