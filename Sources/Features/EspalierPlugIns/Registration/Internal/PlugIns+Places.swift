internal import EspalierNavigation

extension PlugIns {
  /// The places of all plug-ins: the prefix of each, and the places of its route below it.
  var places: FoundPlaces {
    FoundPlaces(of: PlugInRoute.self, name: ["\(Shell.self)"] + ids) { [listed] in
      listed.map { SiteMap.Place(name: $0.plugIn.id, pattern: $0.plugIn.prefix.description, inner: $0.plugIn.siteMap) }
    }
  }
}

extension PlugIn {
  /// Every address of the plug-in, below its prefix.
  fileprivate var siteMap: SiteMap { Built.Place.siteMap }
}
