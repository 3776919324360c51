package import EspalierHTML
package import EspalierScreens
internal import EspalierViews
package import EspalierWire

/// The templates that a page's browser knows. The structure also reports faults that it finds while nodes are drawn
/// with them.
@MainActor
package struct PageTemplates {
  /// The numbers of templates whose definition the browser has, or will have with the pending frame.
  private var known: Set<Int> = []
  /// The templates in the painted HTML. The first frame defines them.
  private var painted: [HTMLTemplate] = []
  /// The numbers of templates that were reported because a view in them shows nothing.
  private var undrawn: Set<Int> = []
  /// The properties that were reported because nothing shows them.
  private var unread: Set<String> = []
  /// The number of the node that contains each fixed identifier.
  private var holders: [String: Int] = [:]
  /// The fixed identifiers that were reported because two elements have them.
  private var repeated: Set<String> = []
  private let silentHandlers: SilentHandlers
  private let isThere: @MainActor (Int) -> Bool
  private let report: @MainActor (String) -> Void

  /// Creates an empty set of templates, for a page whose browser has no template yet.
  ///
  /// - Parameters:
  ///   - isThere: Returns true if a node is still on the page.
  ///   - report: A function that receives the faults that the author of a view should correct.
  package init(isThere: @escaping @MainActor (Int) -> Bool, report: @escaping @MainActor (String) -> Void) {
    self.isThere = isThere
    self.report = report
    silentHandlers = SilentHandlers(report: report)
  }

  /// Returns the template of a node of the first HTML.
  package mutating func paint(_ node: Node) -> HTMLTemplate {
    let template = HTMLTemplates.template(for: node.component, form: node.form)
    if known.insert(template.number).inserted { painted.append(template) }
    lookForFaults(in: node, drawnBy: template)
    return template
  }

  /// Returns new nodes with their templates, and the templates whose definitions the browser lacks.
  package mutating func insert(_ nodes: [Node]) -> (rows: [Operation.Row], new: [HTMLTemplate]) {
    var new: [HTMLTemplate] = []
    let rows = nodes.map { node in
      let template = HTMLTemplates.template(for: node.component, form: node.form)
      lookForFaults(in: node, drawnBy: template)
      if known.insert(template.number).inserted { new.append(template) }
      return Operation.Row(node: node, template: template)
    }
    return (rows, new)
  }

  /// Returns the templates that the first frame defines, and removes them.
  package mutating func takePainted() -> [HTMLTemplate] {
    defer { painted = [] }
    return painted
  }

  /// Forgets the templates that the browser has. Each template is defined again at its next use, because the browser
  /// may have lost it.
  package mutating func forget() {
    known = []
    painted = []
  }

  /// Reports views that show nothing. Also reports handlers of events that this drawing never raises, unless the class
  /// of the view declares its events.
  private mutating func lookForFaults(in node: Node, drawnBy template: HTMLTemplate) {
    if !template.undrawnClasses.isEmpty, undrawn.insert(template.number).inserted {
      for name in template.undrawnClasses { report(UndrawnViews.problem(of: name, at: node.path)) }
    }
    if !template.fixedIdentifiers.isEmpty { lookForTwins(of: template.fixedIdentifiers, in: node) }
    lookForUnreadProperties(in: node, drawnBy: template)
    guard !node.component.handlers.isEmpty else { return }
    silentHandlers.look(at: node.component, form: node.form, path: { node.path }) { element in
      element.type.raisedEvents == nil ? template.raisedEvents[element.element] ?? [] : nil
    }
  }

  /// Reports properties of the app's own that neither have an effect nor are read by the drawing, once for each property.
  private mutating func lookForUnreadProperties(in node: Node, drawnBy template: HTMLTemplate) {
    for slot in node.component.propertiesWithoutEffect where !template.reads(slot) {
      let type = ViewSchema.of(node.component.type).elements[slot.element].type
      let name = slot.property.name
      guard unread.insert("\(type).\(name)").inserted else { continue }
      report(
        """
        “\(name)” of \(type), set at \(node.path), changes nothing that a browser shows. Declare what its values mean, \
        `Property("\(name)", of: \(type).self, default: …) { … }`, or read it in a drawing of \(type).
        """)
    }
  }

  /// Reports identifiers that two elements on the page have, once for each identifier.
  private mutating func lookForTwins(of identifiers: [String], in node: Node) {
    for (position, identifier) in identifiers.enumerated() where !repeated.contains(identifier) {
      let holder = holders.updateValue(node.id, forKey: identifier)
      let isElsewhere = holder.map { $0 != node.id && isThere($0) } ?? false
      guard isElsewhere || identifiers[..<position].contains(identifier) else { continue }
      repeated.insert(identifier)
      report(
        """
        Two elements of one page have the id “\(identifier)”; the second is in \(node.path). A browser finds the first alone, \
        for a label, a link or a script. Set an id only where the view stands once on a page; use a class for the others.
        """)
    }
  }
}
