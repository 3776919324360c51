internal import EspalierModules
public import EspalierScreens

extension PluggedIn {
  /// The entries of a slot, in the order of the list of plug-ins. One that cannot be made is left out; its place says why.
  public func entries(in slot: Slot<SlotEntry>) -> [SlotEntry] {
    contents(of: slot).compactMap { try? $0.content.get() }
  }

  /// Returns the contents that plug-ins put into a slot, made anew, in the order of the list of plug-ins.
  public func contents<Content>(of slot: Slot<Content>) -> [Contributed<Content>] {
    contributors(to: slot).map { contributor in
      Contributed(
        id: contributor.id, title: contributor.title,
        content: Result { try make(contributor, for: slot) })
    }
  }

  /// Returns the parts of a screen that plug-ins put into a slot, made anew, as the person has arranged them. Parts
  /// that they have hidden are not made.
  ///
  /// A part whose making throws shows the error in its place, with a way to try again.
  public func parts(in slot: Slot<any ScreenPart>, arranged: Arrangement = Arrangement()) -> [PluggedPart] {
    arranged.shown(contributors(to: slot)).map { contributor in
      PluggedPart(id: contributor.id, title: contributor.title) { [self] in try make(contributor, for: slot) }
    }
  }

  /// Returns the names of the contributions to a slot, without making them: the rows that a person can arrange.
  public func names<Content>(in slot: Slot<Content>) -> [SlotName] {
    contributors(to: slot).map { SlotName(id: $0.id, title: $0.title) }
  }

  /// A plug-in with one of its contributions.
  private struct Contributor: Identifiable {
    let plugIn: any PlugIn<Shell>
    let contribution: Contribution<Shell>

    var id: String { Contribution<Shell>.id(contribution.id, of: plugIn.id) }
    var title: String { contribution.title ?? plugIn.title }
  }

  private func contributors<Content>(to slot: Slot<Content>) -> [Contributor] {
    let key = SlotKey(slot)
    return scope.listed.flatMap { listed in
      listed.plugIn.contributions.filter { $0.slot == key }
        .map { Contributor(plugIn: listed.plugIn, contribution: $0) }
    }
  }

  private func make<Content>(_ contributor: Contributor, for slot: Slot<Content>) throws -> Content {
    let made = try contributor.contribution.make(context(of: contributor.plugIn))
    guard let content = made as? Content else {
      throw PlugInError.wrongContent(plugIn: contributor.plugIn.id, slot: slot.name)
    }
    return content
  }
}
