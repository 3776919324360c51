/// The values that a page knows and views do not, such as the token of forms that are posted over HTTP.
struct HTMLContext: Sendable {
  /// Proves that a form comes from this session.
  var formToken: String
  /// The address that a form is shown again at when it was not accepted.
  var path = "/"
  /// The framework's own words, around the app's content.
  var words = HTMLWords.english
  /// The path that addresses of the app begin with.
  var mount = MountPath.root

  /// A context for content that is the same wherever the app is.
  static let nowhere = HTMLContext(formToken: "")
}
