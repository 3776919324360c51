/// The Swift file of a catalogue: a name for each text, and the tables of the other languages.
///
/// All of it is compiled in, so that nothing is loaded or searched for when an app starts.
public struct TextAccessors: Sendable {
  /// The beginning of the names of such files.
  static let filePrefix = "Texts+"
  private static let width = 120

  private let catalogue: TextCatalogue
  private let folder: String
  private let options: AccessorOptions

  /// - Parameters:
  ///   - catalogue: The texts.
  ///   - folder: The name of the folder that the catalogue stands in, by which its tables are called.
  ///   - options: The options.
  public init(of catalogue: TextCatalogue, in folder: String, options: AccessorOptions = AccessorOptions()) {
    self.catalogue = catalogue
    self.folder = folder
    self.options = options
  }

  /// The name of the file. It has the folder's in it, because a module has no two files of one name.
  public var fileName: String { "\(Self.filePrefix)\(folder).swift" }

  /// The text of the file.
  public var text: String {
    """
    \(options.line)
    // Written from \(TextCatalogue.fileName). Change that, or the options above, and run the command again.
    // swift-format-ignore-file

    \(imports)extension LocalizedText {
    \(catalogue.texts.map(accessor).joined(separator: "\n\n"))
    }

    extension TextTable {
      /// The texts of this folder in other languages.
      \(level)static let \(AccessorName.written(tables)): [TextTable] = \(translations)
    }

    """
  }

  /// The name of the tables.
  var tables: String {
    let name = AccessorName.of(folder)
    return name.isEmpty ? "texts" : name
  }

  private var level: String { options.access == .internal ? "" : options.access.rawValue + " " }

  private var imports: String {
    options.module == "none" ? "" : "\(level)import \(options.module)\n\n"
  }

  // MARK: Accessors

  private func accessor(_ text: TextCatalogue.Text) -> String {
    let name = AccessorName.written(AccessorName.of(text.key))
    let isCounted = text.source.forms != nil
    let names = text.source.names.filter { !isCounted || $0 != "count" }
    var arguments = ["\(Self.literal(text.key))"]
    if isCounted { arguments.append("count: count") }
    arguments += Self.forms(text.source)
    if !names.isEmpty {
      arguments.append("[\(names.map { "\"\($0)\": \(AccessorName.written($0))" }.joined(separator: ", "))]")
    }
    let comment = Self.comment(text.comment ?? "“\(text.source.other)”")
    guard isCounted || !names.isEmpty else {
      return comment + Self.call("  \(level)static let \(name) = LocalizedText", arguments, indentation: "    ")
    }
    let parameters = (isCounted ? ["_ count: Int"] : []) + names.map { "\(AccessorName.written($0)): String" }
    return comment
      + Self.call("  \(level)static func \(name)", parameters, indentation: "    ") + " -> LocalizedText {\n"
      + Self.call("    LocalizedText", arguments, indentation: "      ") + "\n  }"
  }

  /// The forms of a wording as arguments, in the order in which the functions have them.
  private static func forms(_ wording: TextCatalogue.Wording) -> [String] {
    guard let forms = wording.forms else { return [literal(wording.other)] }
    return PluralCategories.all.compactMap { category in
      (category == "other" ? wording.other : forms[category]).map { "\(category): \(literal($0))" }
    }
  }

  /// Lines of documentation.
  private static func comment(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap { line -> [String] in
      var lines = [""]
      for word in line.split(separator: " ") {
        if lines[lines.count - 1].count + word.count > width - 8, !lines[lines.count - 1].isEmpty { lines.append("") }
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
      return lines
    }.map { $0.isEmpty ? "  ///\n" : "  /// \($0)\n" }.joined()
  }

  /// A call in one line, or with a line for each argument where one would be too long.
  private static func call(_ function: String, _ arguments: [String], indentation: String) -> String {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    if line.count <= width { return line }
    return "\(function)(\n" + arguments.map { indentation + $0 }.joined(separator: ",\n") + ")"
  }

  // MARK: Tables

  private var translations: String {
    let languages = catalogue.languages.sorted().map { language in
      let texts = catalogue.texts.compactMap { text in
        text.translations[language].flatMap { $0.isNew ? nil : "        \(entry(text.key, $0)),\n" }
      }
      return """
            TextTable(
              language: \(Self.literal(language)),
              [
        \(texts.isEmpty ? "        :\n" : texts.joined())      ]),

        """
    }
    return languages.isEmpty ? "[]" : "[\n\(languages.joined())  ]"
  }

  private func entry(_ key: String, _ wording: TextCatalogue.Wording) -> String {
    guard wording.forms != nil else { return "\(Self.literal(key)): \(Self.literal(wording.other))" }
    return Self.call("\(Self.literal(key)): .plural", Self.forms(wording), indentation: "          ")
  }

  /// A text as it stands in a source. What cannot be seen is written by its number.
  private static func literal(_ text: String) -> String {
    let characters = text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      case "\t": "\\t"
      case _ where isSeen(scalar): String(scalar)
      default: "\\u{\(String(scalar.value, radix: 16))}"
      }
    }
    return "\"\(characters.joined())\""
  }

  private static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    if scalar == " " { return true }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator, .unassigned, .privateUse: false
    default: true
    }
  }
}
