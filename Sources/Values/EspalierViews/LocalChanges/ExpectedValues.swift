/// The values that a person expects while handlers are running, on a surface that keeps live views.
///
/// A surface notes each view that it shows, and then shows each view with the values that are expected.
package struct ExpectedValues: Sendable {
  private var texts: [Substring: Substring] = [:]

  package init() {}

  /// True if the values at the app are shown as they are.
  package var isEmpty: Bool { texts.isEmpty }

  /// Notes the values that the handlers of a view's busy elements are about to change.
  package mutating func note(_ component: AnyComponent, in schema: ViewSchema) {
    for element in schema.elements where component.value(of: View.isBusy, element: element.element) {
      let words = Self.words(of: component.value(of: View.localSteps, element: element.element))
      guard words.count.isMultiple(of: 3) else { continue }
      for first in stride(from: 0, to: words.count, by: 3) {
        let now = texts[words[first]] ?? words[first + 2]
        texts[words[first]] = words[first + 1] == "!" ? (now == "true" ? "false" : "true") : words[first + 1]
      }
    }
  }

  /// Returns the component of a view as it looks with the expected values.
  package func applied(to component: AnyComponent, in schema: ViewSchema) -> AnyComponent {
    guard !isEmpty else { return component }
    var result = component
    for element in schema.elements.map(\.element) {
      if let isHidden = holds(component.value(of: View.hidingCondition, element: element)) {
        result = result.setting(View.isHidden, to: isHidden, element: element)
      }
      if let isSelected = holds(component.value(of: View.selectingCondition, element: element)) {
        result = result.setting(Button.isSelected, to: isSelected, element: element)
      }
    }
    return result
  }

  /// Returns true if a condition holds with the expected values; nil if nothing else is expected of its value.
  private func holds(_ condition: String) -> Bool? {
    let words = Self.words(of: condition)
    guard words.count == 3 else { return nil }
    let isInverted = words[0].first == "!"
    return texts[isInverted ? words[0].dropFirst() : words[0]].map { ($0 == words[1]) != isInverted }
  }

  private static func words(of text: String) -> [Substring] {
    text.isEmpty ? [] : text.split(separator: " ", omittingEmptySubsequences: false)
  }
}
