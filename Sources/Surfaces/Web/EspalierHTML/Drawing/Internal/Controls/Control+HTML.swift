internal import EspalierViews

extension HTMLElement {
  /// Adds the attributes and events that every control has.
  ///
  /// They are its enabled state, the reason for a disabled one, and a name that stays the same when the page is
  /// rendered again. They also include the events that are reported only if they are handled.
  ///
  /// The events that are always reported are raised before.
  mutating func drawControl() {
    bindKey()
    HTMLLocalChanges.addValue(to: &self)
    property(.disabled, of: Control.isEnabled) { !$0 }
    bind(.attribute, "title", rank: .seldom, reading: [slot(Control.explanation)]) { reader in
      let text = reader.value(of: Control.explanation)
      return text.isEmpty ? .none : .text(text)
    }
    // The browser's own attribute is used, so that the focus need not wait for the script.
    bind(.attribute, "autofocus", rank: .seldom, reading: [slot(Control.autofocus)]) { reader in
      reader.value(of: Control.autofocus) ? .text("") : .none
    }
    raiseWhereHandled()
  }

  /// Makes the element report focus, blur and a settled value if the app handles them. Call this method after all
  /// events that are always reported.
  mutating func raiseWhereHandled() {
    raisesWhereHandled = true
    let reportedKeys = slot(View.reportedKeys)
    bind(.attribute, "data-keys", rank: .seldom, reading: [reportedKeys]) { reader in
      let keys = reader.value(of: View.reportedKeys)
      return keys.isEmpty ? .none : .text(keys)
    }
    let keys = [
      slot(View.reportsFocus), slot(View.reportsBlur), slot(View.reportsChange), slot(View.reportsCancel),
      slot(View.reportsDoubleTap), reportedKeys,
    ]
    bind(.attribute, "data-on", rank: .seldom, reading: keys) { reader in
      var words: [String] = []
      if reader.value(of: View.reportsChange) { words.append("change:\(reader.element)") }
      if reader.value(of: View.reportsFocus) { words.append("focus:\(reader.element)") }
      if reader.value(of: View.reportsBlur) { words.append("blur:\(reader.element)") }
      if reader.value(of: View.reportsCancel) { words.append("cancel:\(reader.element)") }
      if reader.value(of: View.reportsDoubleTap) { words.append("doubleTap:\(reader.element)") }
      if !reader.value(of: View.reportedKeys).isEmpty { words.append("key:\(reader.element)") }
      return words.isEmpty ? .none : .text(words.joined(separator: " "))
    }
  }

  /// Marks a button or row as busy while its activity is running, so that it cannot be tapped. If the handler of a tap
  /// is asynchronous, a further tap is prevented until the first one is acknowledged.
  mutating func showActivity(isOff: (@Sendable (HTMLReader) -> Bool)? = nil, reading keys: [StyleSlot] = []) {
    let busy = slot(View.isBusy)
    bind(.attribute, "aria-disabled", rank: .seldom, reading: [busy] + keys) { reader in
      reader.value(of: View.isBusy) || isOff?(reader) == true ? .text("true") : .none
    }
    bind(.attribute, "aria-busy", rank: .seldom, reading: [busy]) { reader in
      reader.value(of: View.isBusy) ? .text("true") : .none
    }
    // The kind of a handler is not content, and is sent with the node.
    bind(.attribute, "data-busy", rank: .last, reading: []) { reader in
      guard let handler = reader.component.handler(of: reader.element, for: .tap), case .task = handler.body else {
        return .none
      }
      return .text("")
    }
  }
}
