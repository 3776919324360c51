internal import EspalierApp
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

extension TestApp {
  /// Taps the button, link, tab or row with the given name.
  public func tap(_ name: String) async throws {
    guard let target = tree.elements.first(where: { $0.isTappable && ($0.name == name || $0.aliases.contains(name)) })
    else {
      throw DriverError.notFound(kind: "button, link or row", name: name, screen: tree.text)
    }
    guard target.isEnabled else { throw DriverError.disabled(name: name, reason: target.explanation) }
    moveFocus(to: target)
    if tree.toggleMenu(target.node) { return }
    tree.closeMenus()
    tree.openMenu = target.kind == .menu ? (target.node, target.element) : nil
    if target.kind == .menu { return }
    if let submission = target.submission {
      try await submit(Submission(submission), from: target.node)
    } else if target.kind == .menuItem {
      try await send(target, .tap, .text(target.value))
    } else if let destination = target.destination {
      if Destination.export(at: destination) != nil { return _ = try await save(name) }
      try await open(destination)
    } else {
      try await send(target, target.event, target.eventValue)
    }
  }

  /// Follows the link with the given name to an export, and saves the whole file.
  ///
  /// - Throws: The error of the export's closure, among others `ExportError`.
  public func save(_ link: String) async throws -> SavedFile {
    let target = try find([.link], "link", link)
    guard let export = target.destination.flatMap(Destination.export(at:)) else {
      throw DriverError.notFound(kind: "link to an export", name: link, screen: tree.text)
    }
    guard let edge, edge.exports.contains(export) else {
      throw DriverError.notFound(kind: "export", name: export.name, screen: tree.text)
    }
    let file = try await edge.export(export, visitor.identity)
    return SavedFile(name: file.name, contentType: file.contentType, bytes: try await file.bytes())
  }

  private func submit(_ submission: Submission, from node: Int) async throws {
    guard let edge, edge.submissions.contains(submission) else {
      throw DriverError.notFound(kind: "submission", name: submission.name, screen: tree.text)
    }
    let form = tree.form(around: node)
    switch await edge.carryOut(submission, form, window, visitor) {
    case .refused:
      for secret in tree.secrets(around: node) {
        tree.enter(.text(""), node: secret.node, element: secret.element)
      }
      entered = nil
      try await settle()
      if let wrong = tree.elements.first(where: { !$0.message.isEmpty }) { moveFocus(to: wrong) }
    case .replaceWindow(let visitor, let path):
      self.visitor = visitor
      window.close()
      window = try await edge.makeWindow(visitor)
      window.open(path)
      watch(window)
      try await settle()
    }
  }
}
