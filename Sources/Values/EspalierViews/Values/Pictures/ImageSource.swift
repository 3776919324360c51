/// The source of a picture: a symbol, a file of the app, or a picture that the app serves.
///
/// ```swift
/// let face = ImageView.with(.image(.asset("faces/ada.jpg")), .caption("Ada Lovelace"))
/// ```
public enum ImageSource: StyleValueConvertible {
  /// A symbol of the framework or of the app.
  case icon(Icon)
  /// A file of the app, by its registered path. In an app that is served to browsers, the file is a `WebAsset`. A path
  /// that is not registered shows nothing.
  case asset(String)
  /// A picture that the app serves, by its path. A picture at an address outside of the app is not shown.
  case path(String)
  /// Pictures that are shown one after the other, each for a number of seconds. They repeat without end, or as often as
  /// `times` says, and then the last one stays.
  ///
  /// A person whose system reduces motion sees the first one. Frames that are sequences themselves are omitted.
  case frames([ImageSource], every: Double, times: Int? = nil)
}
