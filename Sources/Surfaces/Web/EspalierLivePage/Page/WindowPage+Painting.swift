internal import EspalierWire
internal import EspalierHTML
internal import EspalierNavigation
internal import EspalierScreens
internal import EspalierViews

extension WindowPage {
  /// The longest time that the first response waits for the screen's loading.
  package static let paintTime = Duration.milliseconds(400)

  package func firstPaint() async -> PagePaint {
    let wanted = window.path
    await settle(within: WindowPage.paintTime)
    var writer = HTMLWriter()
    var wish: (node: Int, element: Int)?
    language = window.localization.language
    for node in window.nodes(in: nil) { write(node, into: &writer, wish: &wish) }
    life = .painted
    window.follow(by: self)
    if let wish { focus(node: wish.node, element: wish.element, of: window) }
    let current = window.currentAddress
    let screen = window.screen
    let status = hasFailed ? 503 : screen?.isNotFound == true ? 404 : screen?.isRefused == true ? 403 : 200
    let isElsewhere = current.path != wanted
    return PagePaint(
      status: status, title: current.title, body: writer.string, declarations: writer.declarations,
      language: language,
      isRightToLeft: window.localization.isRightToLeft,
      redirect: isElsewhere || address != .current ? current.path.description : nil,
      // A redirect by the app itself, for example because no one is signed in, does not mean that the place has moved.
      isMoved: address == .moved && !isElsewhere, words: window.words)
  }

  /// Waits until no work is pending, but no longer than a given time of the page's clock.
  package func settle(within time: Duration) async {
    let window = window
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    let waiting = Task {
      await window.settled()
      end.finish()
    }
    let alarm = clock.alarm(after: time) { end.finish() }
    for await _ in ends {}
    alarm.cancel()
    waiting.cancel()
  }

  /// Writes the HTML of a node and its children.
  ///
  /// - Parameter wish: The last view that requests the focus.
  private func write(_ node: Node, into writer: inout HTMLWriter, wish: inout (node: Int, element: Int)?) {
    let template = templates.paint(node)
    if let element = node.component.focusRequest { wish = (node.id, element) }
    template.writeHTML(
      of: node.component, node: node.id, name: template.name(of: node), key: node.path, into: &writer, context: context
    ) { element, writer in
      for child in self.window.nodes(in: node.id) where child.holder == element {
        self.write(child, into: &writer, wish: &wish)
      }
    }
  }
}
