internal import EspalierNavigation

extension PlugIns {
  /// The places of all plug-ins, below the prefixes of the plug-ins.
  var places: FoundPlaces {
    FoundPlaces(of: PlugInRoute.self, name: ["\(Shell.self)"] + ids) { [listed] in
      listed.map { SiteMap.Place(name: $0.plugIn.id, pattern: $0.plugIn.prefix.description, inner: $0.plugIn.siteMap) }
    }
  }
}

extension PlugIn {
  /// The site map of the plug-in's places, below its prefix.
  fileprivate var siteMap: SiteMap { Built.Place.siteMap }
}
