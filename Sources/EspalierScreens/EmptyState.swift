public import EspalierViews

/// What a screen says when there is nothing to show: what this place is for, and what to do next.
public struct EmptyState: Sendable {
  /// What is not there yet.
  public var title: String
  /// Why, and what to do about it.
  public var message: String
  /// The symbol above the words.
  public var icon: Icon
  /// Where to go next, if there is a place.
  public var action: (title: String, path: String)?
  /// What to do next here, if there is something.
  public var button: (title: String, perform: @MainActor @Sendable () async throws -> Void)?

  /// Makes an empty state with something to do: `EmptyState("No accounts", button: "Import") { … }`.
  public init(
    _ title: String, message: String = "", icon: Icon = .list, button: String,
    perform: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    self.init(title, message: message, icon: icon)
    self.button = (button, perform)
  }

  /// Makes an empty state.
  public init(_ title: String, message: String = "", icon: Icon = .list, action: (title: String, path: String)? = nil) {
    self.title = title
    self.message = message
    self.icon = icon
    self.action = action
  }
}

/// Shows an ``EmptyState`` or a failure: a symbol, a title, a message, and one thing to do.
public final class MessageView: View {
  /// The parts of the message.
  public static let (icon, title, message, link, button) = children(
    of: MessageView.self, ("icon", ImageView.self), ("title", Label.self), ("message", Label.self), ("link", Link.self),
    ("button", Button.self))

  /// A column in the middle.
  public override class var layout: Layout {
    .column(spacing: .small, alignment: .center) {
      icon.with(.size(40))
      title.with(.textStyle(.headline), .headingLevel(2))
      message.with(.color(.secondary), .textAlignment(.center))
      link.with(.isHidden())
      button.with(.isHidden())
    }
  }
}

extension Section {
  /// The section that says that there is nothing, and what to do next.
  @MainActor public static func empty(_ state: EmptyState) -> Section {
    var styles: [Style<MessageView>] = [
      .child(\.icon, .image(.icon(state.icon))), .child(\.title, .text(state.title)),
      .child(\.message, .text(state.message)),
    ]
    if let action = state.action {
      styles.append(
        .child(\.link, .title(action.title), .destination(action.path), .isProminent(), .isHidden(false)))
    }
    if let button = state.button {
      let perform = button.perform
      styles.append(
        .child(\.button, .title(button.title), .variant(.primary), .isHidden(false), .onTap { try await perform() }))
    }
    return Section("empty", layout: .plain) { Row(Component(styles: styles)) }
  }

  /// The section that says what went wrong, and lets the person try again. An error that says that there is no
  /// connection (``ConnectionError``) is told as that, in the window's words.
  @MainActor public static func failure(
    _ error: any Error, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    let words = ChromeWords.current
    let isOffline = (error as? any ConnectionError)?.isOffline ?? false
    return Section("failure", layout: .plain) {
      Row(
        MessageView.with(
          .accessibilityRole(.alert), .child(\.icon, .image(.icon(.warning)), .color(.negative)),
          .child(\.title, .text(isOffline ? words.offline : words.failed)),
          .child(\.message, .text(isOffline ? words.offlineMessage : "\(error)")),
          .child(\.button, .title(words.tryAgain), .isHidden(false), .onTap { try await retry() })))
    }
  }

  /// A preview of rows that will come.
  @MainActor public static func skeleton(rows: Int) -> Section {
    var section = Section("skeleton") {
      for _ in 0..<rows { Row(SkeletonView.with()) }
    }
    section.isSkeleton = true
    return section
  }
}

/// The grey shape of a row that will come; those who listen are told once that the screen is loading.
public final class SkeletonView: View {}
