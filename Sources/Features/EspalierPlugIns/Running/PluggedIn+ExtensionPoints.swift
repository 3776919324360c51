internal import EspalierModules
public import EspalierScreens

extension PluggedIn {
  /// The entries of an extension point, in the order of the list of plug-ins. One that cannot be made is left out; its place says why.
  public func entries(in point: ExtensionPoint<PlugInEntry>) -> [PlugInEntry] {
    contents(of: point).compactMap { try? $0.content.get() }
  }

  /// Returns the contents that plug-ins put into an extension point, made anew, in the order of the list of plug-ins.
  public func contents<Content>(of point: ExtensionPoint<Content>) -> [Contributed<Content>] {
    contributors(to: point).map { contributor in
      Contributed(
        id: contributor.id, title: contributor.title,
        content: Result { try make(contributor, for: point) })
    }
  }

  /// Returns the parts of a screen that plug-ins put into an extension point, made anew, as the person has arranged them. Parts
  /// that they have hidden are not made.
  ///
  /// A part whose making throws shows the error in its place, with a way to try again.
  public func parts(in point: ExtensionPoint<any ScreenPart>, arranged: Arrangement = Arrangement()) -> [PluggedPart] {
    arranged.shown(contributors(to: point)).map { contributor in
      PluggedPart(id: contributor.id, title: contributor.title) { [self] in try make(contributor, for: point) }
    }
  }

  /// Returns the names of the contributions to an extension point, without making them: the rows that a person can arrange.
  public func names<Content>(in point: ExtensionPoint<Content>) -> [ContributionName] {
    contributors(to: point).map { ContributionName(id: $0.id, title: $0.title) }
  }

  /// A plug-in with one of its contributions.
  private struct Contributor: Identifiable {
    let plugIn: any PlugIn<Shell>
    let contribution: Contribution<Shell>

    var id: String { Contribution<Shell>.id(contribution.id, of: plugIn.id) }
    var title: String { contribution.title ?? plugIn.title }
  }

  private func contributors<Content>(to point: ExtensionPoint<Content>) -> [Contributor] {
    let key = ExtensionPointKey(point)
    return scope.listed.flatMap { listed in
      listed.plugIn.contributions.filter { $0.point == key }
        .map { Contributor(plugIn: listed.plugIn, contribution: $0) }
    }
  }

  private func make<Content>(_ contributor: Contributor, for point: ExtensionPoint<Content>) throws -> Content {
    let made = try contributor.contribution.make(context(of: contributor.plugIn))
    guard let content = made as? Content else {
      throw PlugInError.wrongContent(plugIn: contributor.plugIn.id, point: point.name)
    }
    return content
  }
}
