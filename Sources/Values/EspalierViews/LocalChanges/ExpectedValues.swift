/// The values that a person expects while handlers are running, on a surface that keeps live views.
///
/// A surface notes each change of a view, and shows each view with the values that are expected.
package struct ExpectedValues: Sendable {
  private struct Place: Hashable {
    let node: Int
    let element: Int
  }

  /// By the busy elements, the steps of their changes as they were when the handler began.
  private var steps: [Place: String] = [:]

  package init() {}

  /// True if the values at the app are shown as they are.
  package var isEmpty: Bool { steps.isEmpty }

  /// Notes that a handler of a view's element has begun or ended.
  package mutating func note(_ node: Int, from old: AnyComponent, to new: AnyComponent, in schema: ViewSchema) {
    for element in schema.elements.map(\.element) {
      let isBusy = new.value(of: View.isBusy, element: element)
      guard isBusy != old.value(of: View.isBusy, element: element) else { continue }
      let step = old.value(of: View.localSteps, element: element)
      steps[Place(node: node, element: element)] = isBusy && !step.isEmpty ? step : nil
    }
  }

  /// Forgets the handlers of a view that was removed.
  package mutating func forget(_ node: Int) {
    guard !isEmpty else { return }
    steps = steps.filter { $0.key.node != node }
  }

  /// Returns the component of a view as it looks with the expected values.
  package func applied(to component: AnyComponent, in schema: ViewSchema) -> AnyComponent {
    guard !isEmpty else { return component }
    let texts = texts
    var result = component
    for element in schema.elements.map(\.element) {
      let hiding = component.value(of: View.hidingCondition, element: element)
      let isHidden = component.value(of: View.isHidden, element: element)
      if isHidden == LocalConditions.holds(hiding), let holds = Self.holds(hiding, texts) {
        result = result.setting(View.isHidden, to: holds, element: element)
      }
      let selecting = component.value(of: View.selectingCondition, element: element)
      let isSelected = component.value(of: Button.isSelected, element: element)
      if isSelected == LocalConditions.holds(selecting), let holds = Self.holds(selecting, texts) {
        result = result.setting(Button.isSelected, to: holds, element: element)
      }
    }
    return result
  }

  /// The texts that are expected, by the identities of the values.
  private var texts: [Substring: Substring] {
    var texts: [Substring: Substring] = [:]
    for step in steps.values {
      let words = Self.words(of: step)
      for first in stride(from: 0, to: words.count - 2, by: 3) {
        let now = texts[words[first]] ?? words[first + 2]
        texts[words[first]] = words[first + 1] == "!" ? (now == "true" ? "false" : "true") : words[first + 1]
      }
    }
    return texts
  }

  /// Returns true if a condition holds with the expected texts; nil if nothing is expected of its value.
  private static func holds(_ condition: String, _ texts: [Substring: Substring]) -> Bool? {
    let words = words(of: condition)
    guard words.count == 3 else { return nil }
    let isInverted = words[0].first == "!"
    return texts[isInverted ? words[0].dropFirst() : words[0]].map { ($0 == words[1]) != isInverted }
  }

  private static func words(of text: String) -> [Substring] {
    text.split(separator: " ", omittingEmptySubsequences: false)
  }
}
