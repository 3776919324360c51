extension Window {
  /// Goes where the surface has gone back or forward to: to what was on screen at that entry, or to the place at its path.
  func goInHistory(to path: Path, entry: Int?) {
    let kind: NavigationStep.Kind
    if let state = entry.flatMap(place.history.state), state.place == path {
      kind = .restore(state)
    } else if let route = navigator.route(at: path) {
      // Nothing is known of what stood below the place then, but it is not what stands above now.
      kind = .show(route)
    } else {
      if let entry { place.history.go(to: entry) }
      open(path)
      return
    }
    let step = NavigationStep(kind) { [weak self] outcome in
      // Who stays is at the entry where they were.
      if outcome != .stayed, let self { place.history.go(to: entry ?? place.history.current) }
    }
    if case .show = kind { step.dismissesModals = true }
    if let agreed = place.agreedStep, agreed.entry == entry {
      (step.agreed, step.answers) = (agreed.step.agreed, agreed.step.answers)
    }
    place.agreedStep = nil
    if let entry {
      step.whenAgreed = { [weak self, weak step] in
        guard let self, let step else { return }
        place.agreedStep = (entry, step)
        tell(.go, entry: entry, path: path)
      }
    }
    navigator.take(step)
    if navigator.isWaiting(step) { tell(.stay, entry: place.history.current, path: self.path) }
    invalidate()
  }

  private func tell(_ change: WindowAddress.Change, entry: Int, path: Path) {
    (surface as? any AddressShowing)?.show(
      WindowAddress(path: path, title: currentTitle, change: change, entry: entry), of: self)
  }
}
