internal import EspalierBase
public import EspalierViews

extension Scene {
  /// Returns a screen over one value that is loaded: a preview while it loads, a message when there is nothing, the
  /// error with a retry when the load failed, and the screen of a place that does not exist when what was looked for
  /// is not there.
  ///
  /// ```swift
  /// @MainActor final class CityScene: ModelScene {
  ///   let model: LoadingModel<String>
  ///   init(_ city: @escaping @MainActor () async throws -> String) { model = LoadingModel(city) }
  ///
  ///   var screen: Screen {
  ///     screen(
  ///       of: model.content, title: model.content.value ?? "City",
  ///       notFound: { EmptyState($0, icon: .search, link: "See all cities", to: "/cities") }
  ///     ) { city in
  ///       Section("name") { Row(Label.with(.text(city))) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - content: The value, as far as it has been loaded.
  ///   - title: The title of the screen.
  ///   - subtitle: Returns the line below the title; by default there is none.
  ///   - toolbar: Returns the controls beside the title, once the value is there; by default there are none.
  ///   - skeleton: The number of rows of the preview.
  ///   - empty: The message when there is nothing; by default only that there is nothing, in the window's words.
  ///   - notFound: Returns the message for an error that is an `ExplainedError` with `isNotFound`, from its explanation.
  ///   - sections: Returns the content for the value.
  public func screen<Value>(
    of content: Loadable<Value>, title: String, layout: Screen.Layout = .list,
    subtitle: (Value) -> String = { _ in "" }, toolbar: (Value) -> [AnyComponent] = { _ in [] }, skeleton: Int = 3,
    empty: EmptyState? = nil,
    notFound: (_ explanation: String) -> EmptyState = {
      EmptyState($0, message: ChromeWords.current.notFoundMessage, icon: .search)
    },
    @ScreenBuilder sections: (Value) -> [Section]
  ) -> Screen {
    if let error = content.error as? any ExplainedError, error.isNotFound {
      let words = ChromeWords.current
      var screen = Screen(title: words.notFound, layout: .narrow) {
        Section.empty(notFound(error.explanation ?? words.notFoundTitle))
      }
      screen.isNotFound = true
      return screen
    }
    let value = content.value
    return Screen(
      title: title, subtitle: value.map(subtitle) ?? "", layout: layout, toolbar: value.map(toolbar) ?? []
    ) {
      whenLoaded(content, skeleton: skeleton, empty: empty, content: sections)
    }
  }
}
