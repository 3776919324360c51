/// A text field for a search, which can be cleared with one tap.
open class SearchField: TextField {
  /// A search.
  public override class var fixedKind: TextFieldKind? { .search }
}
