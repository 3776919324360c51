/// A named look of a view class, which is a group of styles.
///
/// ```swift
/// extension Variant where Target == Label {
///   static var amount: Variant { Variant("amount", .hasTabularFigures(), .textAlignment(.end)) }
/// }
/// let sum = Label.with(.variant(.amount), .text("12.00"))
/// ```
///
/// A style after the variant overrides it; the variant overrides a style before it.
public struct Variant<Target: View>: Sendable, Hashable {
  /// The variant's name.
  public let name: String
  /// The variant's styles.
  public let component: Component<Target>

  /// Creates a variant from a name and styles.
  public init(_ name: String, _ styles: Style<Target>...) {
    self.name = name
    component = Component(styles: styles)
  }
}

extension Style {
  /// Applies the styles of a variant.
  public static func variant(_ variant: Variant<Target>) -> Style { .styles(variant.component) }

  /// Returns one style that sets all styles and handlers of a component. It can be used beside other styles.
  public static func styles(_ component: Component<Target>) -> Style {
    Style(group: StyleGroup(entries: component.storage.entries, handlers: component.storage.handlers))
  }
}
