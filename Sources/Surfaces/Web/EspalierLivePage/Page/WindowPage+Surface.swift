package import EspalierHTML
package import EspalierNavigation
package import EspalierScreens
internal import EspalierViews
package import EspalierWire

/// The page as the surface of its window. It receives patches, the address and the focus.
extension WindowPage: AddressShowing, FocusShowing {
  package func apply(_ patches: [Patch], of window: Window) {
    noteChange()
    guard isPatched else { return }
    guard window.localization.language == language else {
      // Some words, such as those of a row's handle, are not values of a view: no patch changes them.
      life = .behind
      return scheduleFlush()
    }
    let context = context
    for patch in patches { write(patch, into: &pending, in: context) }
    scheduleFlush()
  }

  package func show(_ address: WindowAddress, of window: Window) {
    noteChange()
    hasSentAddress = true
    guard turn != .renewing else { return }
    pending.append(.address(withFragment(address)), in: context)
    scheduleFlush()
  }

  /// Returns an address with the fragment of the link or history step that leads to it. Most routes do not include the
  /// fragment, but the browser scrolls to it.
  package func withFragment(_ address: WindowAddress) -> WindowAddress {
    guard let path = fragmentPath, address.path.fragment == nil else { return address }
    guard address.path == Path(segments: path.segments, parameters: path.parameters) else {
      fragmentPath = nil
      return address
    }
    var whole = address
    whole.path.fragment = path.fragment
    return whole
  }

  package func focus(node id: Int, element: Int, of window: Window) {
    guard life != .behind, let node = window.node(id) else { return }
    let template = HTMLTemplates.template(for: node.component, form: node.form)
    pending.append(.focus(id, path: template.focusPath(of: element, in: node.component)), in: context)
    scheduleFlush()
  }

  /// True if a change is sent as a patch and not with a fresh render of the whole page.
  private var isPatched: Bool { life != .behind && turn != .renewing }

  package func write(_ patch: Patch, into parts: inout FrameParts, in context: HTMLContext) {
    switch patch {
    case .insert(let nodes, let parent, let before):
      let (rows, new) = templates.insert(nodes)
      for template in new { parts.append(.define(template), in: context) }
      // Most nodes are in the only container of their parent, which is the first.
      let holder = nodes.first?.holder ?? 0
      let container =
        holder == 0
        ? 0
        : window.node(parent).map { HTMLTemplates.template(for: $0.component, form: $0.form).container(of: holder) }
      parts.append(
        .insert(rows[...], parent: parent, container: container ?? 0, before: before), in: context)
    case .update(let id, let old, let new):
      guard let form = window.node(id)?.form else { return }
      let template = HTMLTemplates.template(for: new, form: form)
      parts.append(.update(id, from: old, to: new, drawnBy: template), in: context)
    case .remove(let ids): parts.append(.remove(ids), in: context)
    case .move(let id, let before): parts.append(.move(id, before: before), in: context)
    }
  }
}
