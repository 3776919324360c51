/// A text field for a search, which can be cleared with one tap.
open class SearchField: TextField {
  /// The kind of every search field: a search.
  public override class var fixedKind: TextFieldKind? { .search }
}
