public import EspalierViews

extension HTMLElement {
  /// Shows the text of a property as the only content of the element, with the attributes that the text has.
  public mutating func text(of property: Property<String>) { text(of: property.asText) }

  /// Shows the text of a property as the only content of the element, with its attributes.
  ///
  /// The links of the text are omitted in an element that is a link or a button itself.
  public mutating func text(of property: Property<Text>) {
    let isInsideControl = scope.isInsideControl || ["a", "button", "label", "option"].contains(checkedTag)
    bind(.text, reading: [slot(property)], directly: .text) { reader in
      reader.text(of: property, isInsideControl: isInsideControl)
    }
  }

  /// Shows a text that the closure makes from a property, as the only content of the element.
  public mutating func text<Value>(of property: Property<Value>, _ text: @escaping @Sendable (Value) -> String) {
    bind(.text, reading: [slot(property)]) { .text(text($0.value(of: property))) }
  }

  /// Gives the element an attribute while the closure returns a value for the property.
  ///
  /// Addresses (`href`, `src`, `action` …) are checked. They may be paths of the app, and in links also https, http,
  /// mailto and tel.
  public mutating func attribute<Value>(
    _ name: String, of property: Property<Value>, _ text: @escaping @Sendable (Value) -> String?
  ) {
    guard let name = HTMLNames.attribute(name) else { return }
    if HTMLNames.isAddress(name) {
      bind(.attribute, name, reading: [slot(property)]) { reader in
        HTMLValue(text(reader.value(of: property)).flatMap { HTMLNames.address($0, for: name, below: reader.mount) })
      }
    } else {
      let direct = HTMLDirect.flag(of: property) { HTMLValue(text($0)) }
      bind(.attribute, name, reading: [slot(property)], directly: direct) { HTMLValue(text($0.value(of: property))) }
    }
  }

  /// Gives the element an attribute with the property's text, and no attribute while the text is nil.
  public mutating func attribute(_ name: String, of property: Property<String?>) {
    attribute(name, of: property) { $0 }
  }

  /// Gives the element an attribute with the property's text, and no attribute while the text is empty.
  public mutating func attribute(_ name: String, of property: Property<String>) {
    attribute(name, of: property) { $0.isEmpty ? nil : $0 }
    if !HTMLNames.isAddress(name), bindings.last?.name == name {
      bindings[bindings.count - 1].direct = .textUnlessEmpty
    }
  }

  /// Sets a property of the browser's control to the text of a property of the view.
  public mutating func property(_ name: HTMLProperty, of property: Property<String>) {
    bind(.property, name.rawValue, reading: [slot(property)], directly: .text) { .text($0.value(of: property)) }
  }

  /// Sets a property of the control to a flag that is made from a property of the view.
  public mutating func property<Value>(
    _ name: HTMLProperty, of property: Property<Value>, _ flag: @escaping @Sendable (Value) -> Bool
  ) {
    let direct = HTMLDirect.flag(of: property) { .flag(flag($0)) }
    bind(.property, name.rawValue, reading: [slot(property)], directly: direct) { .flag(flag($0.value(of: property))) }
  }

  /// Gives the element one class: `prefix` followed by the text that the closure returns. If the closure returns nil,
  /// there is no class.
  public mutating func classes<Value>(
    prefix: String, of property: Property<Value>, _ name: @escaping @Sendable (Value) -> String?
  ) {
    bind(.className, prefix, reading: [slot(property)]) { HTMLValue(name($0.value(of: property)).map { prefix + $0 }) }
  }

  /// Gives the element a word in its `data-look` attribute, which style rules match with `[data-look~="word"]`.
  ///
  /// All words of an element are sent as one value, so use this method for words that rarely change; use
  /// ``classes(prefix:of:_:)`` for a word that changes independently of the others.
  public mutating func look<Value>(of property: Property<Value>, _ word: @escaping @Sendable (Value) -> String?) {
    let direct = HTMLDirect.flag(of: property) { HTMLValue(word($0)) }
    looks.append(HTMLLook(keys: [slot(property)], read: { word($0.value(of: property)) }, direct: direct))
  }

  /// Fills the element with markup that the closure builds from a property, such as a drawing. The element can have no
  /// other content.
  public mutating func markup<Value>(
    of property: Property<Value>, _ build: @escaping @Sendable (Value, inout HTMLMarkup) -> Void
  ) {
    bind(.markup, reading: [slot(property)]) { reader in
      var markup = HTMLMarkup(mount: reader.mount)
      build(reader.value(of: property), &markup)
      return .text(markup.string)
    }
  }

  /// Hides the element while the closure returns true for the property.
  public mutating func hidden<Value>(of property: Property<Value>, _ isHidden: @escaping @Sendable (Value) -> Bool) {
    let direct = HTMLDirect.flag(of: property) { .flag(isHidden($0)) }
    bind(.hidden, reading: [slot(property)], directly: direct) { .flag(isHidden($0.value(of: property))) }
  }

  // MARK: Any value

  func slot<Value>(_ property: Property<Value>) -> StyleSlot { StyleSlot(property, element: scope.element) }

  mutating func bind(
    _ kind: HTMLSlotKind, _ name: String? = nil, rank: HTMLBinding.Rank = .content, reading keys: [StyleSlot],
    directly direct: HTMLDirect? = nil, _ read: @escaping @Sendable (HTMLReader) -> HTMLValue
  ) {
    bindings.append(
      HTMLBinding(kind: kind, name: name, rank: rank, keys: keys, scope: scope, read: read, direct: direct))
  }

  /// Binds markup that is created separately for every node, because it may contain the node's name or number.
  mutating func bindMarkup(reading keys: [StyleSlot], _ read: @escaping @Sendable (HTMLReader) -> String) {
    bind(.markup, reading: keys) { .text(read($0)) }
    bindings[bindings.count - 1].isOfNode = true
  }

  /// Binds an attribute that depends only on the node. It is written when the node is inserted, and never changes.
  mutating func bindPosition(_ name: String, _ text: @escaping @Sendable (TemplatePosition, Int) -> String) {
    bind(.attribute, name, reading: []) { reader in HTMLValue(reader.position.map { text($0, reader.element) }) }
  }
}
