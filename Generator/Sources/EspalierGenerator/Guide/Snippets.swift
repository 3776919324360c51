public import Foundation

/// The templates in the forms of editors, made from the same sources that the generator takes.
public struct Snippets: Sendable {
  private let templates: TemplateFolders

  /// - Parameter templates: The folders of the templates.
  public init(templates: TemplateFolders) { self.templates = templates }

  /// A name whose forms all differ, so that each can be found again in what is written with it.
  private static let stand = Result { try GeneratedName("Xqz Wvk") }

  private struct SourceText {
    let path: String
    let text: String
  }

  private func sources(of kind: TemplateKind) throws(GeneratorError) -> [SourceText] {
    guard case .success(let name) = Self.stand else { return [] }
    let rewriter = NameRewriter(replacements: [.word(kind.word, name)])
    var sources: [SourceText] = []
    for (path, file) in try templates.files(of: kind).sources {
      let text = try TemplateText(conditions: [], path: file.path).lines(of: NewApp.text(of: file))
      sources.append(SourceText(path: rewriter.rewritten(path: path), text: rewriter.rewritten(text)))
    }
    return sources
  }

  /// Writes `espalier.code-snippets`: a snippet for each kind, whose word is `espalier-` and the name of the kind. Its
  /// places to fill in are the name, and the scope of the feature or module above where the kind has one.
  ///
  /// - Throws: ``GeneratorError/notWritten(path:reason:)``, or ``GeneratorError/noTemplates(kind:searched:)``.
  public func writeVisualStudioCode(to folder: URL) throws(GeneratorError) {
    var snippets: [String: [String: any Sendable]] = [:]
    for kind in TemplateKind.all {
      let lines = try sources(of: kind).flatMap { source -> [String] in
        let text = source.text.replacing("\\", with: "\\\\").replacing("$", with: "\\$").replacing("}", with: "\\}")
        let named = Self.replacing(
          text, upper: "${1:Name}", lower: "${1/(.)(.*)/${1:/downcase}$2/}", path: "${1/(.*)/${1:/downcase}/}",
          parentScope: "${2:AppScope}")
        return named.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      }
      snippets["Espalier: \(kind.name)"] = [
        "scope": "swift", "prefix": "espalier-\(kind.name)", "description": kind.summary, "body": lines,
      ]
    }
    let file = folder.appending(path: "espalier.code-snippets")
    do {
      try Folders.make(folder)
      let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try JSONSerialization.data(withJSONObject: snippets, options: options).write(to: file, options: .atomic)
    } catch {
      throw .notWritten(path: file.path, reason: Reason.of(error))
    }
  }

  /// Writes a file template for each kind, in a group named Espalier.
  ///
  /// Xcode asks for the name in three forms, because it has no way of its own to make one from the other, and for the
  /// scope above.
  ///
  /// - Throws: ``GeneratorError/notWritten(path:reason:)``, or ``GeneratorError/noTemplates(kind:searched:)``.
  public func writeXcode(to folder: URL) throws(GeneratorError) {
    for kind in TemplateKind.all {
      let template = folder.appending(path: "Espalier/\(kind.name).xctemplate")
      do {
        try Folders.make(template)
        try PropertyListSerialization.data(fromPropertyList: Self.information(of: kind), format: .xml, options: 0)
          .write(to: template.appending(path: "TemplateInfo.plist"), options: .atomic)
        for source in try sources(of: kind) {
          let text = Self.replacing(
            source.text, upper: "___VARIABLE_productName___", lower: "___VARIABLE_propertyName___",
            path: "___VARIABLE_pathName___", parentScope: "___VARIABLE_parentScope___")
          let name = source.path.replacing("XqzWvk", with: "___FILEBASENAME___").replacing("/", with: "-")
          try Data(text.utf8).write(to: template.appending(path: name), options: .atomic)
        }
      } catch let error as GeneratorError {
        throw error
      } catch {
        throw .notWritten(path: template.path, reason: Reason.of(error))
      }
    }
  }

  private static func information(of kind: TemplateKind) -> [String: Any] {
    func option(_ identifier: String, _ name: String, _ words: String, _ standard: String) -> [String: Any] {
      [
        "Identifier": identifier, "Required": true, "Name": name, "Description": words, "Type": "text",
        "Default": standard,
      ]
    }
    return [
      "Kind": "Xcode.IDEFoundation.TextSubstitutionFileTemplateKind", "Platforms": [String](),
      "Title": "Espalier: \(kind.name)", "Summary": kind.summary, "Description": kind.use, "SortOrder": "1",
      "AllowedTypes": ["public.swift-source"], "DefaultCompletionName": "Cards",
      "MainTemplateFile": "___FILEBASENAME___.swift",
      "Options": [
        option("productName", "Name:", "The name in types, such as CreditCards", "Cards"),
        option("propertyName", "Name of properties:", "The name in properties, such as creditCards", "cards"),
        option("pathName", "Name in addresses:", "The name in addresses, such as credit-cards", "cards"),
        option("parentScope", "Scope above:", "The scope of the feature or module above, such as AppScope", "AppScope"),
      ],
    ]
  }

  private static func replacing(
    _ text: String, upper: String, lower: String, path: String, parentScope: String
  ) -> String {
    text.replacing("XqzWvk", with: upper).replacing("xqzWvk", with: lower).replacing("xqz-wvk", with: path)
      .replacing("Xqz wvk", with: upper).replacing("xqz wvk", with: lower).replacing("ParentScope", with: parentScope)
  }
}
