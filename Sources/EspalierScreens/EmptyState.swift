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
    return Section("empty", layout: .plain) { Row(Component(styles: styles)) }
  }

  /// The section that says what went wrong, and lets the person try again.
  @MainActor public static func failure(
    _ error: any Error, retry: @escaping @MainActor @Sendable () async throws -> Void
  ) -> Section {
    Section("failure", layout: .plain) {
      Row(
        MessageView.with(
          .accessibilityRole(.alert), .child(\.icon, .image(.icon(.warning)), .color(.negative)),
          .child(\.title, .text("This could not be shown")), .child(\.message, .text("\(error)")),
          .child(\.button, .title("Try again"), .isHidden(false), .onTap { try await retry() })))
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
