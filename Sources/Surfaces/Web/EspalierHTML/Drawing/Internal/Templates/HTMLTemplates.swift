package import EspalierScreens
package import EspalierViews
internal import Synchronization

/// All templates of this process, created at their first use and kept.
package enum HTMLTemplates {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let form: Node.Form
    let variant: HTMLVariant
  }

  private static let known = Mutex<[Key: HTMLTemplate]>([:])

  /// Returns the template that shows a component in a form.
  package static func template(for component: AnyComponent, form: Node.Form) -> HTMLTemplate {
    template(for: component.type, form: form, variant: HTMLVariant(component))
  }

  /// Returns the usual template of a class in a form.
  package static func template(for type: View.Type, form: Node.Form) -> HTMLTemplate {
    template(for: type, form: form, variant: .usual)
  }

  /// A cache of the last template: consecutive rows often have the same class, form and variant, and then need no
  /// lookup.
  package struct Recent {
    private var type: View.Type?
    private var form = Node.Form.part
    private var variant = HTMLVariant.usual
    private var template: HTMLTemplate?

    package mutating func template(for component: AnyComponent, form: Node.Form) -> HTMLTemplate {
      let variant = HTMLVariant(component)
      if let template, type == component.type, self.form == form, self.variant == variant { return template }
      let found = HTMLTemplates.template(for: component.type, form: form, variant: variant)
      type = component.type
      self.form = form
      self.variant = variant
      template = found
      return found
    }
  }

  private static func template(for type: View.Type, form: Node.Form, variant: HTMLVariant) -> HTMLTemplate {
    // A part made from an item is drawn alike in each element.
    let form = form.holder == 0 ? form : .item(element: 0, isInControl: form.isControl)
    let key = Key(type: ObjectIdentifier(type), form: form, variant: variant)
    if let template = known.withLock({ $0[key] }) { return template }
    // Drawing may run code of the app, so it happens outside of the lock; if two threads draw at once, the first result
    // is kept.
    let root = HTMLDrawing.node(type, form: form, variant: variant)
    return known.withLock { table in
      if let first = table[key] { return first }
      let template = HTMLTemplate(number: table.count + 1, type: type, root: root)
      table[key] = template
      return template
    }
  }
}

/// A variant of a class's drawing that needs another tag. A slot cannot change a tag.
///
/// Variants of a class have the same slots under the same numbers; one may have more slots after them. So a node whose
/// variant changes later is still filled correctly, or makes the browser request a fresh render. Rows are different: a
/// row whose traits change is created again.
package enum HTMLVariant: Hashable, Sendable {
  case usual
  /// A section whose rows are in a form that is posted.
  case form
  /// A section whose rows are those of a table.
  case table
  /// A screen above another one. It is not the page's main part.
  case modal
  /// A screen that may stand beside the page's main part.
  case pane
  /// A row with traits. It has further parts around its own view, such as a handle, or its cells consist only of text.
  case row(RowTraits)

  package init(_ component: AnyComponent) {
    if component.type == SectionView.self {
      if component.value(of: SectionView.submission) != nil {
        self = .form
      } else {
        self = component.isSet(SectionView.columns) ? .table : .usual
      }
    } else if component.type == ScreenView.self {
      self =
        component.value(of: ScreenView.isModal)
        ? .modal : component.value(of: ScreenView.screenLayout) == .split ? .pane : .usual
    } else {
      let traits = RowTraits(component)
      self = traits.isEmpty ? .usual : .row(traits)
    }
  }
}
