import Espalier
import Foundation

/// The texts that the sources of Wallet, its contract and its plug-ins declare, and their translations, as they are
/// written there. Read from the sources, so that no list has to be kept beside them.
struct WalletTexts {
  /// A text or its translation: one form, or two where something is counted.
  struct Wording: Hashable {
    let isCounted: Bool
    let forms: [String]

    /// The names in braces, in any of the forms.
    var names: Set<String> {
      Set(forms.flatMap { $0.matches(of: /\{(\w+)\}/).map { String($0.output.1) } })
    }

    /// The same with a mark around it, by which it is told from texts without a key.
    var marked: TextForm {
      let forms = forms.map { "⟦\($0)⟧" }
      return isCounted ? .plural(one: forms.first, other: forms.last ?? "") : .text(forms.first ?? "")
    }
  }

  /// The texts in English, by key.
  let declared: [String: Wording]
  /// The German translations, by key.
  let german: [String: Wording]
  /// The keys that are declared or translated twice, each with different words.
  let ambiguous: Set<String>

  init() throws {
    let examples = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    var (declared, german, ambiguous) = ([String: Wording](), [String: Wording](), Set<String>())
    for package in ["Wallet", "WalletContract", "WalletPlugIns"] {
      let folder = examples.appending(path: "\(package)/Sources")
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".swift") {
        let code = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
          .replacing(/(?m)^\s*\/\/.*$/, with: "")
        for (key, wording) in Self.declarations(in: code) {
          if let known = declared.updateValue(wording, forKey: key), known != wording { ambiguous.insert(key) }
        }
        guard path.contains("TextTable+") else { continue }
        for (key, wording) in Self.translations(in: code) {
          if let known = german.updateValue(wording, forKey: key), known != wording { ambiguous.insert(key) }
        }
      }
    }
    (self.declared, self.german, self.ambiguous) = (declared, german, ambiguous)
  }

  /// A table in which every text has a mark around it.
  var marked: TextTable { TextTable(language: "en", declared.mapValues(\.marked)) }

  private static func declarations(in code: String) -> [(String, Wording)] {
    code.matches(
      of:
        #/
        LocalizedText\(\s*"([\w.]+)",\s*
        (count:\ count,\s*one:\s*"((?:\\.|[^"\\])*)",\s*other:\s*)?
        "((?:\\.|[^"\\])*)"
        /#
    ).map { match in
      let other = unescaped(match.output.4)
      guard let one = match.output.3 else { return (String(match.output.1), Wording(isCounted: false, forms: [other])) }
      return (String(match.output.1), Wording(isCounted: true, forms: [unescaped(one), other]))
    }
  }

  private static func translations(in code: String) -> [(String, Wording)] {
    code.matches(
      of: /"([\w.]+)":\s*(?:\.plural\(\s*one:\s*"((?:\\.|[^"\\])*)",\s*other:\s*)?"((?:\\.|[^"\\])*)"/
    ).map { match in
      let other = unescaped(match.output.3)
      guard let one = match.output.2 else { return (String(match.output.1), Wording(isCounted: false, forms: [other])) }
      return (String(match.output.1), Wording(isCounted: true, forms: [unescaped(one), other]))
    }
  }

  private static func unescaped(_ literal: Substring) -> String {
    String(literal).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
  }
}
