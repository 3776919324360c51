/// A change that a page shows at once, before the app has handled the event that causes it.
///
/// Over a slow connection, a person waits one trip for each answer of the app. What a page can show without the app
/// needs no trip: the details of a row, another tab, a mark that a person sets. A local change names the value that
/// changes, by its binding, and each part of the page that follows the value says so itself:
///
/// ```swift
/// @MainActor final class Trip { var showsDetails = false }
///
/// @MainActor func rows(_ trip: Trip) -> [Row] {
///   let showsDetails = Binding(trip, \.showsDetails)
///   return [
///     Row(Button.with(.title("Details"), .onTap(.toggle(showsDetails)))),
///     Row(Label.with(.text("Two nights, breakfast included"))).isVisible(when: showsDetails),
///   ]
/// }
/// ```
///
/// The app handles the event as any other, so `showsDetails` has the new value when the next event arrives, also after a
/// reconnect or a restart. If it then has another value than the page assumed, the page shows that value.
///
/// The value behind the binding must be known: a property of an object, or a part of one, named by the same path wherever
/// it is used. A change of a binding from closures is shown one trip later, like every other change.
///
/// The page has the description of each value that another one is set to or compared with, and takes two values with one
/// description for equal. It does not have the value behind the binding.
public struct LocalChange: Sendable {
  /// The change itself, which the app makes when it handles the event.
  let perform: @MainActor @Sendable () -> Void
  /// The step that the page makes at once; nil for none.
  let step: LocalStep?

  /// A change that turns a flag on if it is off, and off if it is on.
  ///
  /// The app turns the flag that it has when it handles the event. For a flag that other people or windows turn too, use
  /// ``set(_:to:)``.
  @MainActor public static func toggle(_ flag: Binding<Bool>) -> LocalChange {
    LocalChange(perform: { flag.value.toggle() }, step: LocalStep(toggling: flag))
  }

  /// A change that sets a value, such as the tab that is selected.
  ///
  /// ```swift
  /// enum Tab: String, Sendable { case map, photos }
  /// @MainActor final class Trip { var tab = Tab.map }
  ///
  /// @MainActor func button(_ trip: Trip) -> Component<Button> {
  ///   let tab = Binding(trip, \.tab)
  ///   return Button.with(
  ///     .title("Photos"), .onTap(.set(tab, to: .photos)), .isSelected(when: tab, is: .photos))
  /// }
  /// ```
  @MainActor public static func set<Value: Hashable & Sendable>(
    _ binding: Binding<Value>, to value: Value
  ) -> LocalChange {
    LocalChange(perform: { binding.value = value }, step: LocalStep(setting: binding, to: value))
  }
}

extension Style where Target: Button {
  /// Makes these changes when the button is tapped. The page shows them at once, and the app then makes them.
  @MainActor public static func onTap(_ first: LocalChange, _ more: LocalChange...) -> Style {
    let changes = [first] + more
    return Style(
      handling: .tap, .immediate { _ in for change in changes { change.perform() } }, adding: entries(changes))
  }

  /// Shows these changes from the tap until its handler has ended, because they are expected.
  ///
  /// The handler makes the changes itself. When it ends, the page shows the values that the app then has: the same ones
  /// if the handler succeeded, and the earlier ones if it threw an error, which is shown as every error of a handler.
  ///
  /// ```swift
  /// @MainActor final class Song {
  ///   var isLiked = false
  ///   func like() async throws { isLiked = true }
  /// }
  ///
  /// @MainActor func button(_ song: Song) -> Component<Button> {
  ///   let isLiked = Binding(song, \.isLiked)
  ///   return Button.with(
  ///     .title("Like"), .isSelected(when: isLiked),
  ///     .onTapTask { try await song.like() }, .meanwhile(.set(isLiked, to: true)))
  /// }
  /// ```
  @MainActor public static func meanwhile(_ first: LocalChange, _ more: LocalChange...) -> Style {
    Style(group: StyleGroup(entries: entries([first] + more), handlers: []))
  }

  private static func entries(_ changes: [LocalChange]) -> [StyleEntry] {
    let steps = changes.compactMap(\.step?.text)
    guard !steps.isEmpty else { return [] }
    return [StyleEntry(key: StyleSlot.key(View.localSteps.number), value: .text(steps.joined(separator: " ")))]
  }
}
