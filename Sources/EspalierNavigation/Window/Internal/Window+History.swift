extension Window {
  /// Goes where the surface has gone back or forward to: to what was on screen at that entry, or to the place at its path.
  func goInHistory(to path: Path, entry: Int?) {
    let kind: NavigationStep.Kind
    if let state = entry.flatMap(history.state), state.place == path {
      kind = .restore(state)
    } else if let route = navigator.route(at: path) {
      kind = .show(route)
    } else {
      if let entry { history.go(to: entry) }
      open(path)
      return
    }
    let step = NavigationStep(kind) { [weak self] outcome in
      // Who stays is at the entry where they were.
      if outcome != .stayed, let self { history.go(to: entry ?? history.current) }
    }
    if let agreed = agreedStep, agreed.entry == entry {
      (step.agreed, step.answers) = (agreed.step.agreed, agreed.step.answers)
    }
    agreedStep = nil
    if let entry {
      step.whenAgreed = { [weak self, weak step] in
        guard let self, let step else { return }
        agreedStep = (entry, step)
        tell(.go, entry: entry, path: path)
      }
    }
    navigator.take(step)
    if navigator.isWaiting(step) { tell(.stay, entry: history.current, path: self.path) }
    invalidate()
  }

  private func tell(_ change: WindowAddress.Change, entry: Int, path: Path) {
    (surface as? any AddressShowing)?.show(
      WindowAddress(path: path, title: currentTitle, change: change, entry: entry))
  }
}
