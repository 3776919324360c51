package import EspalierScreens
package import EspalierViews
internal import Synchronization

/// All templates of this process, made when they are first asked for and kept.
package enum HTMLTemplates {
  private struct Key: Hashable {
    let type: ObjectIdentifier
    let form: Node.Form
    let variant: HTMLVariant
  }

  private static let known = Mutex<[Key: HTMLTemplate]>([:])

  /// The template that shows a component in a form.
  package static func template(for component: AnyComponent, form: Node.Form) -> HTMLTemplate {
    template(for: component.type, form: form, variant: HTMLVariant(component))
  }

  /// The usual template of a class in a form.
  package static func template(for type: View.Type, form: Node.Form) -> HTMLTemplate {
    template(for: type, form: form, variant: .usual)
  }

  /// The template that was asked for last: rows come in runs of one class, form and variant, and need no look-up then.
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
    let key = Key(type: ObjectIdentifier(type), form: form, variant: variant)
    if let template = known.withLock({ $0[key] }) { return template }
    // Drawing may run code of the app, so it happens outside of the lock; of two drawings at once the first is kept.
    let root = HTMLDrawing.node(type, form: form, variant: variant)
    return known.withLock { table in
      if let first = table[key] { return first }
      let template = HTMLTemplate(number: table.count + 1, type: type, root: root)
      table[key] = template
      return template
    }
  }
}

/// A form of a class's drawing where one tag cannot serve: a tag is no slot.
///
/// Variants of a class have the same slots under the same numbers; one may have more behind them. So a node that
/// changes its variant while it stands is still filled rightly, or makes the browser ask for a fresh render. Rows are
/// another matter: one whose traits change is made anew.
package enum HTMLVariant: Hashable, Sendable {
  case usual
  /// A section whose rows stand in a form that is posted.
  case form
  /// A section whose rows are those of a table.
  case table
  /// A screen above another one, which is not the page's main part.
  case modal
  /// A screen that may stand beside the page's main part.
  case pane
  /// A row with traits: something stands around its own view, or its cells are text.
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
