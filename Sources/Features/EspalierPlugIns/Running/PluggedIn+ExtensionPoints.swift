internal import EspalierModules
public import EspalierScreens

extension PluggedIn {
  /// Returns the entries of an extension point, in the order of the list of plug-ins. An entry that cannot be created
  /// is omitted. The place of its plug-in shows the reason.
  public func entries(in point: ExtensionPoint<PlugInEntry>) -> [PlugInEntry] {
    contents(of: point).compactMap { try? $0.content.get() }
  }

  /// Creates and returns the contents that plug-ins contribute to an extension point, in the order of the list of
  /// plug-ins. Each call creates new contents.
  public func contents<Content>(of point: ExtensionPoint<Content>) -> [Contributed<Content>] {
    contributors(to: point).map { contributor in
      Contributed(
        id: contributor.id, title: contributor.title,
        content: Result { try make(contributor, for: point) })
    }
  }

  /// Creates and returns the parts of a screen that plug-ins contribute to an extension point, as the person has
  /// arranged them. Each call creates new parts; parts that the person has hidden are not created.
  ///
  /// If creating a part throws, the part shows the error instead, with a retry button.
  public func parts(in point: ExtensionPoint<any ScreenPart>, arranged: Arrangement = Arrangement()) -> [PluggedPart] {
    arranged.shown(contributors(to: point)).map { contributor in
      PluggedPart(id: contributor.id, title: contributor.title) { [self] in try make(contributor, for: point) }
    }
  }

  /// Returns the names of the contributions to an extension point, as rows that a person can arrange. The contents are
  /// not created.
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
