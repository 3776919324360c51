/// The source of a picture: a symbol, or a picture that the app serves.
public enum ImageSource: StyleValueConvertible {
  /// A symbol of the framework's set.
  case icon(Icon)
  /// A picture that the app serves, by its path; an address outside of the app is not shown.
  case path(String)
}
