/// The values that a page knows and views do not, such as the token of forms that are posted over HTTP.
package struct HTMLContext: Sendable {
  /// Proves that a form comes from this session.
  package var formToken: String
  /// The address that a form is shown again at when it was not accepted.
  package var path = "/"
  /// The framework's own words, around the app's content.
  package var words = HTMLWords.english
  /// The path that addresses of the app begin with.
  package var mount = MountPath.root

  package init(formToken: String, path: String = "/", words: HTMLWords = .english, mount: MountPath = .root) {
    self.formToken = formToken
    self.path = path
    self.words = words
    self.mount = mount
  }

  /// A context for content that is the same wherever the app is.
  package static let nowhere = HTMLContext(formToken: "")
}
