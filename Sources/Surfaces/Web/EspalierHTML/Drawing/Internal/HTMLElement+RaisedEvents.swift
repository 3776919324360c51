internal import EspalierViews

/// The events and faults of a finished drawing.
extension HTMLElement {
  /// The events that are raised in the element, by the number of the view's element.
  var raisedEvents: [Int: Set<EventKind>] {
    var raised: [Int: Set<EventKind>] = [:]
    for (kind, element) in events + markupEvents { raised[element, default: []].insert(kind) }
    if raisesWhereHandled {
      raised[scope.element, default: []].formUnion([.focus, .blur, .change, .key, .cancel, .doubleTap])
    }
    for case .element(let inner) in content { raised.merge(inner.raisedEvents) { $0.union($1) } }
    return raised
  }

  /// The bindings of the finished element. A binding of the events that a property makes it report has those that it
  /// always reports, too.
  var bindingsWithEvents: [HTMLBinding] {
    let always = eventWords
    guard !always.isEmpty else { return bindings }
    return bindings.map { binding in
      guard binding.kind == .attribute, binding.name == "data-on" else { return binding }
      var whole = binding
      let reported = binding.read
      whole.read = { reader in
        guard case .text(let words) = reported(reader) else { return .text(always) }
        return .text("\(always) \(words)")
      }
      return whole
    }
  }

  /// The view classes in the drawing that show nothing.
  var undrawnClasses: [String] {
    content.reduce(undrawn.map { ["\($0)"] } ?? []) { found, part in
      if case .element(let inner) = part { found + inner.undrawnClasses } else { found }
    }
  }

  /// The fixed identifiers of the element and its descendants, which are the same in every node. Each is listed as
  /// often as it occurs.
  var fixedIdentifiers: [String] {
    content.reduce(into: attributes.filter { $0.name == "id" }.map(\.value)) { found, part in
      if case .element(let inner) = part { found += inner.fixedIdentifiers }
    }
  }
}
