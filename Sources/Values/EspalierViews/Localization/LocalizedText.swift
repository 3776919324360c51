/// A text of an app, with its key and its wording in the language that the app is written in.
///
/// Declare the texts of a feature together; the compiler then knows each by name, and no key is misspelt:
///
/// ```swift
/// extension LocalizedText {
///   static let accounts = LocalizedText("accounts", "Accounts")
///   static func greeting(_ name: String) -> LocalizedText { LocalizedText("greeting", "Hello, {name}", ["name": name]) }
///   static func operations(_ count: Int) -> LocalizedText {
///     LocalizedText("operations", count: count, one: "{count} operation", other: "{count} operations")
///   }
/// }
/// func title(_ count: Int) -> Component<Label> { Component(.text(.operations(count))) }
/// ```
///
/// A name in braces is replaced by the value of that name. `{count}` is written in the notation of the language.
public struct LocalizedText: Hashable, Sendable {
  /// The key of the text in tables of translations.
  public let key: String
  /// The text in the language that the app is written in.
  public let form: TextForm
  /// The values that replace the names in braces in the text, by name.
  public let values: [String: String]
  /// The number that determines the plural form; nil if nothing is counted.
  public let count: Int?

  /// Creates a text, with values for the names in braces.
  public init(_ key: String, _ text: String, _ values: [String: String] = [:]) {
    self.init(key: key, form: .text(text), values: values, count: nil)
  }

  /// Creates a text that states a number of things, in the plural forms of the app's language.
  public init(
    _ key: String, count: Int, zero: String? = nil, one: String? = nil, two: String? = nil, few: String? = nil,
    many: String? = nil, other: String, _ values: [String: String] = [:]
  ) {
    let form = TextForm.plural(zero: zero, one: one, two: two, few: few, many: many, other: other)
    self.init(key: key, form: form, values: values, count: count)
  }

  private init(key: String, form: TextForm, values: [String: String], count: Int?) {
    self.key = key
    self.form = form
    self.values = values
    self.count = count
  }

  /// The text as it is declared, before the names in braces are replaced by values.
  package var wording: String { form.text(for: .other) }

  /// The text in the language of the window that is being rendered, or in the app's language if no window is being
  /// rendered.
  public var localized: String { Localization.current.string(self) }
}
