package import EspalierNavigation
package import EspalierScreens

/// The state of a page that is stored outside its process.
package struct PageState: Codable, Sendable, Hashable {
  /// The state of the navigation and its screens.
  package var state: NavigationState
  /// The states at the last entries of the browser's history.
  package var history = WindowHistory()
  /// The states of the page's scenes and their models.
  package var scenes: RestorationStates
  /// The events of the browser whose effects are in the state.
  package var events: PageEvents.Stored
  /// True if states of scenes could not be stored or read. The person is then notified.
  package var isIncomplete = false
  /// The name of the document that shows the page.
  package var document: String?
}

extension PageState {
  /// Decodes a page, and omits the parts that this version cannot read.
  ///
  /// Without its history, the page's addresses lead to the same places. Without the states of scenes, the page still
  /// has its place and its events.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    state = try container.decode(NavigationState.self, forKey: .state)
    history = (try? container.decode(WindowHistory.self, forKey: .history)) ?? WindowHistory()
    let scenes = try? container.decode(RestorationStates.self, forKey: .scenes)
    self.scenes = scenes ?? RestorationStates()
    events = try container.decode(PageEvents.Stored.self, forKey: .events)
    isIncomplete = try scenes == nil || container.decodeIfPresent(Bool.self, forKey: .isIncomplete) ?? false
    document = try container.decodeIfPresent(String.self, forKey: .document)
  }
}
