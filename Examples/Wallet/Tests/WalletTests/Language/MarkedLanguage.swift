import Espalier
import EspalierTesting
import Foundation
import Testing
import Wallet

/// A language in which every text with a key has a mark around it, so that a text without one is found. Data of tests
/// begin with an X.
@MainActor struct MarkedLanguage {
  private let table: TextTable

  init() throws { table = try WalletTexts().marked }

  /// Shows a window in the marked language.
  func speak(in window: Window) { window.localization = Localization(tables: [table]) }

  /// Expects that all that an app shows has a key.
  ///
  /// - Parameter others: Words that are no texts of Wallet at this place.
  func check(
    _ app: TestApp, _ place: String, besides others: Set<String> = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let found = (texts(app.window) + (try await app.lines())).map { ($0, bare($0, others)) }.filter { !$0.1.isEmpty }
    #expect(
      Set(found.map { "\($0.0) [\($0.1)]" }).sorted() == [], "\(place)", sourceLocation: sourceLocation)
  }

  /// The words around a flow, which are the framework's.
  static let flowWords: Set<String> = {
    let words = FlowWords.english
    let texts = Mirror(reflecting: words).children.compactMap { $0.value as? String } + words.statuses.values
    return Set(texts.flatMap { $0.split { !$0.isLetter }.map(String.init) })
  }()

  /// Words that are no texts of Wallet: the parts of days, currencies' codes and names, the names of languages in
  /// themselves, and the name of the program.
  private static let names: Set<String> = {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let days = [
      formatter.monthSymbols, formatter.shortMonthSymbols, formatter.weekdaySymbols, formatter.shortWeekdaySymbols,
    ]
    return Set(days.compactMap { $0 }.flatMap { $0 }).union([
      "AM", "PM", "at", "EUR", "USD", "US", "Euro", "Dollar", "English", "Deutsch", "Wallet", "test", "csv",
    ])
  }()

  /// The words of the framework, which are tested with it.
  private static let chrome = Set(
    Mirror(reflecting: ChromeWords.english).children.compactMap { $0.value as? String })

  private static let marks = CharacterSet.punctuationCharacters.union(.symbols).union(.whitespaces)

  /// Returns the words that stand outside of all marks and are no data.
  private func bare(_ text: String, _ others: Set<String>) -> String {
    if Self.chrome.contains(text) || Self.chrome.contains(text.trimmingCharacters(in: Self.marks)) { return "" }
    // Notes of how a control stands, which the reading of a screen adds and nobody sees, and a heading of the framework.
    let text = text.replacing(/: (on|off)$/, with: "").replacing(/\s\(disabled\)$/, with: "")
      .replacing(ChromeWords.english.problems + ":", with: "")
      .replacing(/If it stays so, give this number to whoever runs the app: \S+\.$/, with: "")
      .trimmingCharacters(in: .whitespaces)
    if Self.chrome.contains(text) { return "" }
    var (depth, outside) = (0, "")
    for character in text {
      if character == "⟦" {
        depth += 1
      } else if character == "⟧" {
        depth -= 1
      } else if depth == 0 {
        outside.append(character)
      }
    }
    return outside.split { !$0.isLetter }.map(String.init).filter { word in
      !word.lowercased().hasPrefix("x") && !Self.names.contains(word) && !others.contains(word)
    }.joined(separator: " ")
  }

  /// Returns the texts of a window's screen that can be seen or are read aloud.
  private func texts(_ window: Window) -> [String] {
    window.allNodes.flatMap { node -> [String] in
      let schema = ViewSchema.of(node.component.type)
      let component = schema.complete(node.component)
      return schema.elements.flatMap { element -> [String] in
        func value<Value>(_ property: Property<Value>) -> Value {
          component.value(of: property, element: element.element)
        }
        if value(View.isHidden) { return [] }
        var texts: [String?] = [
          value(View.accessibilityLabel), value(View.accessibilityHint), value(View.accessibilityValue),
        ]
        if element.type is Control.Type { texts.append(value(Control.explanation)) }
        if element.type is Input.Type { texts += [value(Input.label), value(Input.hint), value(Input.message)] }
        switch element.type {
        case is Label.Type: texts.append(value(Label.text))
        case is Badge.Type: texts.append(value(Badge.text))
        case is Link.Type: texts.append(value(Link.title))
        case is ImageView.Type: texts.append(value(ImageView.caption))
        case is Button.Type: texts.append(value(Button.title).normal)
        case is Menu.Type: texts += [value(Menu.title)] + value(Menu.items).items.map(\.title)
        case is TextInput.Type: texts.append(value(TextInput.placeholder))
        case is NumberField.Type: texts.append(value(NumberField.placeholder))
        case is Slider.Type: texts.append(value(Slider.valueText))
        case is Stepper.Type: texts.append(value(Stepper.valueText))
        case is ProgressBar.Type: texts.append(value(ProgressBar.label))
        case is BarChart.Type:
          texts += [value(BarChart.title), value(BarChart.emptyText)] + value(BarChart.bars).items.map(\.label)
        case is DonutChart.Type:
          texts += [value(DonutChart.title), value(DonutChart.emptyText), value(DonutChart.centerText)]
          texts += value(DonutChart.shares).items.map(\.label)
        case is ColumnChart.Type:
          texts += [value(ColumnChart.title), value(ColumnChart.emptyText), value(ColumnChart.tableTitle)]
        case is LineChart.Type:
          texts += [value(LineChart.title), value(LineChart.emptyText), value(LineChart.tableTitle)]
        default: break
        }
        return texts.compactMap { $0 }
      }
    }
  }
}
