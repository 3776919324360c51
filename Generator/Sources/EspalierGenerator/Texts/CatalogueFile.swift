/// A string catalogue as it stands in its file.
struct CatalogueFile: Decodable {
  struct Entry: Decodable {
    let comment: String?
    let shouldTranslate: Bool?
    let localizations: [String: Form]?
  }

  /// A wording, or the forms that it varies in.
  struct Form: Decodable {
    let stringUnit: Unit?
    let variations: [String: [String: Form]]?
    let substitutions: [String: Substitution]?
  }

  struct Unit: Decodable {
    let state: String
    let value: String
  }

  struct Substitution: Decodable {}

  let sourceLanguage: String
  let strings: [String: Entry]
  let version: String

  /// The words for a file that is no catalogue.
  static func reason(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    let (path, words): ([any CodingKey], String) =
      switch error {
      case .keyNotFound(let key, let context): (context.codingPath, "“\(key.stringValue)” is missing")
      case .typeMismatch(_, let context): (context.codingPath, "something else is expected there")
      case .valueNotFound(_, let context): (context.codingPath, "nothing stands there")
      case .dataCorrupted(let context): (context.codingPath, "it is no JSON")
      @unknown default: ([], "it cannot be read")
      }
    let place = path.isEmpty ? "" : "at \(path.map(\.stringValue).joined(separator: " / ")), "
    return place + words + ". Mend it in an editor of catalogues, or take an older version of the file"
  }
}

/// The fault that keeps a text from being taken.
struct CatalogueFault: Error {
  /// The fault and how to mend it, without a full stop.
  let reason: String

  init(_ reason: String) { self.reason = reason }
}

extension CatalogueFile.Entry {
  /// Returns the text, checked.
  func text(key: String, sourceLanguage: String) throws(CatalogueFault) -> TextCatalogue.Text {
    // A text without words of its own is said as its key, as Xcode has it.
    let source = try localizations?[sourceLanguage]?.wording(in: sourceLanguage) ?? TextCatalogue.Wording(other: key)
    var translations: [String: TextCatalogue.Wording] = [:]
    for (language, form) in (localizations ?? [:]).sorted(by: { $0.key < $1.key }) where language != sourceLanguage {
      let wording = try form.wording(in: language)
      try wording.check(against: source, in: language)
      translations[language] = wording
    }
    try source.check(in: sourceLanguage)
    return TextCatalogue.Text(
      key: key, comment: comment, isFixed: shouldTranslate == false, source: source, translations: translations)
  }
}

extension CatalogueFile.Form {
  func wording(in language: String) throws(CatalogueFault) -> TextCatalogue.Wording {
    guard substitutions == nil else {
      throw CatalogueFault(
        "its \(language) text has substitutions, which are not read. Let the whole text vary by plural instead, or make "
          + "two texts of it")
    }
    if let kind = variations?.keys.sorted().first(where: { $0 != "plural" }) {
      throw CatalogueFault(
        "its \(language) text varies by \(kind), and only plural is read. Remove that variation, or make a text of its own "
          + "for each")
    }
    guard let forms = variations?["plural"] else {
      guard let stringUnit else {
        throw CatalogueFault("its \(language) text has no words. Give it some, or remove the language from the text")
      }
      return try stringUnit.wording(in: language)
    }
    var wording = TextCatalogue.Wording(other: "", forms: [:])
    for (category, form) in forms.sorted(by: { $0.key < $1.key }) {
      guard PluralCategories.all.contains(category) else {
        throw CatalogueFault(
          "its \(language) text has a form for “\(category)”. There are \(PluralCategories.all.joined(separator: ", "))"
        )
      }
      guard form.variations == nil, let unit = form.stringUnit else {
        throw CatalogueFault(
          "its \(language) form for “\(category)” varies again or has no words. Give it one wording")
      }
      let one = try unit.wording(in: language)
      if category == "other" { wording.other = one.other } else { wording.forms?[category] = one.other }
      wording.isNew = wording.isNew || one.isNew
      wording.needsReview = wording.needsReview || one.needsReview
    }
    let missing = PluralCategories.of(language).subtracting(forms.keys).sorted()
    guard missing.isEmpty else {
      throw CatalogueFault(
        "its \(language) text lacks the form for “\(missing.joined(separator: "”, “"))”, which the language counts with. "
          + "Add it")
    }
    return wording
  }
}

extension CatalogueFile.Unit {
  func wording(in language: String) throws(CatalogueFault) -> TextCatalogue.Wording {
    if let code = PlaceholderNames.formatCode(in: value) {
      throw CatalogueFault(
        "its \(language) text has “\(code)”, in whose place nothing is put. Write a name in braces, such as {name}")
    }
    if let name = PlaceholderNames.unusable(in: value) {
      throw CatalogueFault(
        "its \(language) text has {\(name)}, which cannot be the name of a value in Swift. Write one word in the braces"
      )
    }
    return TextCatalogue.Wording(other: value, isNew: state == "new", needsReview: state == "needs_review")
  }
}

extension TextCatalogue.Wording {
  fileprivate func check(in language: String) throws(CatalogueFault) {
    guard !isNew || !other.isEmpty else {
      throw CatalogueFault("it has no words in \(language), the language that the app is written in. Give it some")
    }
  }

  fileprivate func check(against source: Self, in language: String) throws(CatalogueFault) {
    // Words that nobody has given yet are not shown.
    guard !isNew else { return }
    let given = Set(source.names).union(source.forms == nil ? [] : ["count"])
    if let name = names.first(where: { !given.contains($0) }) {
      throw CatalogueFault(
        "its \(language) text has {\(name)}, which the source text does not have"
          + (given.isEmpty ? ". Remove it" : "; that has \(given.sorted().map { "{\($0)}" }.joined(separator: ", "))")
          + (given.isEmpty ? "" : ". Write one of these"))
    }
    if forms != nil, source.forms == nil {
      throw CatalogueFault("its \(language) text varies by plural, and the source text does not. Let that vary, too")
    }
    if forms == nil, source.forms != nil, PluralCategories.of(language) != ["other"] {
      throw CatalogueFault("its \(language) text does not vary by plural, as the source text does. Let it vary, too")
    }
  }
}
