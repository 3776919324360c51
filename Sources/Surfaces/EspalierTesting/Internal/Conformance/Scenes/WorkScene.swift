internal import EspalierScreens
internal import EspalierViews
internal import Observation

/// A scene with the parts of a screen other than rows: bars, a menu, refreshing, dialogs, messages, and a debounced
/// field.
@MainActor @Observable final class WorkScene: Scene {
  private var tasks = 3
  private var loads = 0
  private var isArchived = false
  private var isSaved = false
  private var isDeleting = false
  private var isTelling = false
  private var isNaming = false
  private var name = "Chores"
  private var draft = ""
  private var query = ""
  private var toast: Toast?
  @ObservationIgnored private let clock: ManualClock
  @ObservationIgnored private lazy var typed = Binding(self, \.query).debounced(for: .seconds(1), clock: clock)

  init(clock: ManualClock) { self.clock = clock }

  func load() async {
    await Task.yield()
    loads += 1
  }

  var screen: Screen {
    Screen(
      title: "Work", subtitle: "Called \(name)",
      toolbar: [.item("Add a task", icon: .add) { [weak self] in self?.tasks += 1 }],
      menu: [.init("Archive") { [weak self] in self?.isArchived = true }],
      bottomBar: [.item("Save all", variant: .primary) { [weak self] in self?.isSaved = true }],
      refresh: { [weak self] in await self?.load() }
    ) {
      Section("state") {
        Row(Label.with(.text("Tasks \(tasks)")))
        Row(Label.with(.text("Loaded \(loads) times")))
        Row(Label.with(.text(isArchived ? "In the archive" : "In use")))
        Row(Label.with(.text(isSaved ? "All is saved" : "Not saved")))
        Row(Label.with(.text("Looked for \(query)")))
      }
      Section("search", layout: .form) { Row(TextField.with(.label("Look for"), .text(typed))) }
      Section("ask") {
        button("Delete all") { $0.isDeleting = true }
        button("Tell me") { $0.isTelling = true }
        button("Call it something else") { scene in
          scene.draft = scene.name
          scene.isNaming = true
        }
        button("Say something") { $0.toast = Toast("Something was said") }
        button("Let time pass") { $0.clock.advance(by: .seconds(30)) }
      }
    }
    .dialog(Binding(self, \.isDeleting)) {
      .confirmation("Delete all tasks?", message: "They cannot be brought back.", action: "Delete") { [weak self] in
        self?.deleteAll()
      }
    }
    .dialog(Binding(self, \.isTelling)) { .alert("So it is", message: "Nothing is to be done.") }
    .dialog(Binding(self, \.isNaming)) { naming }
    .toast(Binding(self, \.toast))
  }

  private var naming: Dialog {
    let keep = DialogButton.primary("Keep the name") { [weak self] in
      guard let self else { return }
      name = draft
    }
    return .sheet("A name for the list", buttons: [.cancel(), keep]) {
      Section("name", layout: .form) { Row(TextField.with(.label("New name"), .text(Binding(self, \.draft)))) }
    }
  }

  private func deleteAll() {
    let before = tasks
    tasks = 0
    toast = Toast("All tasks are deleted", action: "Undo") { [weak self] in self?.tasks = before }
  }

  private func button(_ title: String, _ action: @escaping @MainActor @Sendable (WorkScene) -> Void) -> Row {
    Row(
      Button.with(
        .title(title),
        .onTap { [weak self] in
          if let self { action(self) }
        }))
  }
}
