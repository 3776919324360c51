internal import EspalierBase
public import EspalierViews

extension Scene {
  /// Returns a screen that shows one value, and its states while it loads and after a failure.
  ///
  /// The screen shows a preview while the value loads, a message for an empty value, and the error with a retry when
  /// the load failed. For an `ExplainedError` with `isNotFound` it is the screen of a place that does not exist.
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
  ///   - content: The state of the value.
  ///   - title: The title of the screen.
  ///   - layout: The width and density of the content.
  ///   - subtitle: Returns the line below the title; none by default.
  ///   - toolbar: Returns the controls beside the title, once the value has been loaded; none by default.
  ///   - preview: The value whose rows are shown as grey shapes while the first value loads; nil for general shapes.
  ///   - skeleton: The number of general shapes.
  ///   - empty: The message for an empty value; by default a general message in the window's words.
  ///   - notFound: Returns the message for an error that is an `ExplainedError` with `isNotFound`, from its
  ///     explanation.
  ///   - file: The file that the inspector shows.
  ///   - line: The line that the inspector shows.
  ///   - sections: Returns the content for the value.
  public func screen<Value>(
    of content: Loadable<Value>, title: String, layout: Screen.Layout = .list,
    subtitle: (Value) -> String = { _ in "" }, toolbar: (Value) -> [AnyComponent] = { _ in [] }, preview: Value? = nil,
    skeleton: Int = 3,
    empty: EmptyState? = nil,
    notFound: (_ explanation: String) -> EmptyState = {
      EmptyState($0, message: ChromeWords.current.notFoundMessage, icon: .search)
    },
    file: StaticString = #fileID, line: UInt = #line, @ScreenBuilder sections: (Value) -> [Section]
  ) -> Screen {
    if let error = content.error as? any ExplainedError, error.isNotFound {
      let words = ChromeWords.current
      var screen = Screen(title: words.notFound, layout: .narrow, file: file, line: line) {
        Section.empty(notFound(error.explanation ?? words.notFoundTitle), file: file, line: line)
      }
      screen.isNotFound = true
      return screen
    }
    let value = content.value
    return Screen(
      title: title, subtitle: value.map(subtitle) ?? "", layout: layout, toolbar: value.map(toolbar) ?? [],
      file: file, line: line
    ) {
      whenLoaded(content, preview: preview, skeleton: skeleton, empty: empty, file: file, line: line, content: sections)
    }
  }
}
