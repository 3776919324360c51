import Espalier
import Foundation

/// The texts of Wallet, its contract and its plug-ins, and their translations, as they stand in the string catalogues, so
/// that no list has to be kept beside them.
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

  private struct Catalogue: Decodable {
    struct Entry: Decodable { let localizations: [String: Form] }
    struct Form: Decodable {
      struct Unit: Decodable { let value: String }
      let stringUnit: Unit?
      let variations: [String: [String: Form]]?

      var wording: Wording {
        guard let forms = variations?["plural"] else {
          return Wording(isCounted: false, forms: [stringUnit?.value ?? ""])
        }
        return Wording(isCounted: true, forms: ["one", "other"].map { forms[$0]?.stringUnit?.value ?? "" })
      }
    }
    let strings: [String: Entry]
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
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where path.hasSuffix(".xcstrings") {
        let data = try Data(contentsOf: folder.appending(path: path))
        for (key, entry) in try JSONDecoder().decode(Catalogue.self, from: data).strings {
          for (language, form) in entry.localizations {
            let known =
              language == "en"
              ? declared.updateValue(form.wording, forKey: key) : german.updateValue(form.wording, forKey: key)
            if let known, known != form.wording { ambiguous.insert(key) }
          }
        }
      }
    }
    (self.declared, self.german, self.ambiguous) = (declared, german, ambiguous)
  }

  /// A table in which every text has a mark around it.
  var marked: TextTable { TextTable(language: "en", declared.mapValues(\.marked)) }
}
