/// A cell of a list, with a symbol, a title over a subtitle, a value at the end, and an accessory that shows the effect
/// of a tap.
///
/// ```swift
/// let rent: Component<Cell> = Component(
///   .icon(.card), .title("Rent"), .subtitle("Every month"), .value("-850.00"), .accessory(.disclosure))
/// ```
///
/// Each part is a child with a name, so that it can be styled further: `.child(\.value, .color(.negative))`. A part
/// that is not given takes no space.
open class Cell: View {
  /// The symbol at the start.
  public static let icon = Child("icon", ImageView.self)
  /// The title.
  public static let title = Child("title", Label.self)
  /// The subtitle below the title.
  public static let subtitle = Child("subtitle", Label.self)
  /// The value at the end.
  public static let value = Child("value", Label.self)
  /// The badge after the value.
  public static let badge = Child("badge", Badge.self)
  /// The mark at the end, which shows the effect of a tap on the cell.
  public static let mark = Child("mark", ImageView.self)

  /// The number of levels that the content of the cell is indented by.
  @inlinable public static var indentationLevel: Property<Int> { Property(.cellIndentationLevel, default: 0) }
  /// The space of one level of indentation.
  @inlinable public static var indentationWidth: Property<Spacing> {
    Property(.cellIndentationWidth, default: .large)
  }

  /// The layout of the cell: a row of the parts, with the subtitle below the title.
  open override class var layout: Layout {
    .row(spacing: .medium) {
      icon.with(.isHidden())
      Layout.column {
        title
        subtitle.with(.textStyle(.caption), .color(.secondary))
      }
      value.with(.color(.secondary), .hasTabularFigures(), .textAlignment(.end))
      badge
      mark.with(.isHidden(), .size(20))
    }
  }
}

/// An accessory at the end of a cell.
public enum Accessory: Hashable, Sendable {
  /// No accessory.
  case none
  /// An arrow onward, for a cell that leads to further content.
  case disclosure
  /// A tick, for the chosen cell. Screen readers read the caption.
  case check(caption: String = "Selected")
  /// A symbol for available details.
  case detail(caption: String = "Details")
  /// A word in a badge.
  case badge(String, color: ViewColor = .accent)
  /// A number in a badge.
  case count(Int, color: ViewColor = .accent)
}

extension Style where Target: Cell {
  /// Sets the symbol at the start of the cell; nil for none.
  public static func icon(_ value: Icon?) -> Style {
    inside(
      entry(Cell.icon, ImageView.image, value.map(ImageSource.icon)), entry(Cell.icon, View.isHidden, value == nil))
  }
  /// Sets the title of the cell.
  public static func title(_ value: String) -> Style { Style(entry: entry(Cell.title, Label.text, value)) }
  /// Sets the subtitle below the title.
  public static func subtitle(_ value: String) -> Style { Style(entry: entry(Cell.subtitle, Label.text, value)) }
  /// Sets the value at the end of the cell, such as an amount.
  public static func value(_ value: String) -> Style { Style(entry: entry(Cell.value, Label.text, value)) }

  /// Sets the title of the cell, with parts that look different or are links.
  public static func title(_ value: Text) -> Style { Style(entry: entry(Cell.title, Label.text.asText, value)) }
  /// Sets the subtitle below the title, with parts that look different or are links.
  public static func subtitle(_ value: Text) -> Style { Style(entry: entry(Cell.subtitle, Label.text.asText, value)) }
  /// Sets the value at the end of the cell, with parts that look different or are links.
  public static func value(_ value: Text) -> Style { Style(entry: entry(Cell.value, Label.text.asText, value)) }

  /// Sets the accessory at the end of the cell.
  public static func accessory(_ value: Accessory) -> Style {
    let mark: (icon: Icon, caption: String, color: ViewColor)? =
      switch value {
      case .disclosure: (.forward, "", .secondary)
      case .check(let caption): (.check, caption, .accent)
      case .detail(let caption): (.info, caption, .accent)
      case .none, .badge, .count: nil
      }
    var entries = [
      entry(Cell.mark, View.isHidden, mark == nil), entry(Cell.mark, ImageView.image, mark.map { .icon($0.icon) }),
      entry(Cell.mark, ImageView.caption, mark?.caption ?? ""),
      entry(Cell.mark, ImageView.color, mark?.color ?? .secondary),
    ]
    switch value {
    case .badge(let text, let color):
      entries += [entry(Cell.badge, Badge.text, text), entry(Cell.badge, Badge.color, color)]
    case .count(let count, let color):
      entries += [entry(Cell.badge, Badge.count, count), entry(Cell.badge, Badge.color, color)]
    case .none, .disclosure, .check, .detail: break
    }
    return Style(group: StyleGroup(entries: entries, handlers: []))
  }

  private static func inside(_ entries: StyleEntry...) -> Style {
    Style(group: StyleGroup(entries: entries, handlers: []))
  }

  // Always inlined: each call knows its types, so that no value is looked up by its type.
  @inline(__always)
  private static func entry<V, Value>(_ child: Child<V>, _ property: Property<Value>, _ value: Value) -> StyleEntry {
    StyleEntry(key: StyleSlot.key(property.number, of: child.number(in: Cell.self)), value: value.styleValue)
  }
}
