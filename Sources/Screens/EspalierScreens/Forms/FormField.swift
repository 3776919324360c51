public import EspalierViews

/// A field of a ``Form``, for the control that shows it: `.field(form.name)`.
@MainActor
public struct FormField<Value: Sendable> {
  /// The field's value.
  public let binding: Binding<Value>
  /// The message that the field shows now.
  public let message: String
  let focusRequest: Int
  /// The text in the field that could not be read as a value; nil when there is none.
  let unread: String?
  /// The closure that keeps a text that cannot be read as a value of the field. A nil text removes the kept one.
  let refuse: @MainActor @Sendable (_ text: String?) -> Void
  let leave: @MainActor @Sendable () async -> Void
  let submit: @MainActor @Sendable () async throws -> Void

  /// Returns the field with its value converted to another type, such as a number to text. Input that cannot be
  /// converted back is not written.
  public func map<New: Sendable>(
    _ form: @escaping @MainActor (Value) -> New, back: @escaping @MainActor (New) -> Value?
  ) -> FormField<New> {
    FormField<New>(
      binding: binding.map(form, back: back), message: message, focusRequest: focusRequest, unread: unread,
      refuse: refuse, leave: leave, submit: submit)
  }

  /// Returns an action that writes a chosen value. It also counts the field as left, because a choice completes the
  /// input.
  fileprivate func chosen<Input: Sendable>(
    _ value: @escaping @MainActor @Sendable (EventValue) -> Input?, _ write: @escaping @MainActor (Input) -> Void
  ) -> EventHandler.AsyncAction {
    let leave = leave
    return { event in
      if let new = value(event) { write(new) }
      await leave()
    }
  }
}

extension FormField {
  /// Returns a style that writes each change of a control, and counts the field as left.
  fileprivate func settled<V: View>(
    _ read: @escaping @MainActor @Sendable (EventValue) -> Value?
  ) -> Style<V> {
    let binding = binding
    return .onTask(.change, chosen(read) { binding.value = $0 })
  }
}

extension Style where Target: TextInput {
  /// Connects the input to a field of a form and shows the field's message. Enter submits the form, except in an input
  /// where Enter begins a new line.
  @MainActor public static func field(_ field: FormField<String>) -> Style {
    let (leave, submit) = (field.leave, field.submit)
    let following: Style = .all(
      .text(field.binding), .message(field.message), .focusRequest(field.focusRequest), .onBlurTask { await leave() })
    return Target.self is TextArea.Type ? following : .all(following, .onSubmitTask { try await submit() })
  }
}

extension Style where Target: NumberField {
  /// Connects the control to a field of a form and shows the field's message. Enter submits the form.
  ///
  /// A text that cannot be read, can be read as two numbers, or is not allowed stays in the field. The message says
  /// what to write, and the form is not submitted until the text is corrected.
  @MainActor public static func field(_ field: FormField<Double?>) -> Style {
    let (binding, refuse, leave, submit) = (field.binding, field.refuse, field.leave, field.submit)
    let number: Style = .value(binding.value)
    return .all(
      field.unread.map { .all(number, .entered($0)) } ?? number, .message(field.message),
      .focusRequest(field.focusRequest),
      .on(.input) { event in
        switch event {
        case .number(let number):
          refuse(nil)
          binding.value = number
        case .text(let text): refuse(text)
        default: break
        }
      }, .onBlurTask { await leave() }, .onSubmitTask { try await submit() })
  }
}

extension Style where Target: DateField {
  /// Connects the control to a field of a form, and shows the field's message.
  @MainActor public static func field(_ field: FormField<Day?>) -> Style {
    .all(
      .day(field.binding.value), .message(field.message), .focusRequest(field.focusRequest),
      field.settled { if case .day(let day) = $0 { .some(day) } else { nil } })
  }
}

extension Style where Target: Picker {
  /// Shows the items from which the value of a form's field can be chosen, and the field's message.
  ///
  /// An item is identified by one of its properties, or by itself (`id: \.self`).
  ///
  /// ```swift
  /// enum Pace: String, CaseIterable, Sendable { case weekly, monthly }
  /// struct Plan: Sendable { var pace = Pace.weekly }
  ///
  /// @MainActor func picker(_ form: Form<Plan>) -> Component<Picker> {
  ///   Picker.with(.label("Pace"), .choices(Pace.allCases, id: \.self, title: \.rawValue, field: form.pace))
  /// }
  /// ```
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, field: FormField<ID>
  ) -> Style {
    let choices = PickerChoices(items.map { ($0[keyPath: id], title($0)) })
    let style: Style = choices.style(
      none: nil, selection: field.binding.value,
      body: .task(
        field.chosen {
          choices.id(of: $0.text)
        } _: {
          field.binding.value = $0
        }))
    return .all(style.changing(field.binding), .message(field.message), .focusRequest(field.focusRequest))
  }

  /// Shows the items from which the value of a form's field can be chosen, and a choice of no item.
  ///
  /// - Parameter none: The title of the choice of no item, which comes first.
  @MainActor public static func choices<Item, ID: Hashable & Sendable>(
    _ items: [Item], id: KeyPath<Item, ID>, title: (Item) -> String, none: String, field: FormField<ID?>
  ) -> Style {
    let choices = PickerChoices(items.map { ($0[keyPath: id], title($0)) })
    let style: Style = choices.style(
      none: none, selection: field.binding.value,
      body: .task(
        field.chosen {
          .some(choices.id(of: $0.text))
        } _: {
          field.binding.value = $0
        }))
    return .all(style.changing(field.binding), .message(field.message), .focusRequest(field.focusRequest))
  }
}

extension Style where Target: Toggle {
  /// Connects the control to a field of a form, and shows the field's message.
  @MainActor public static func field(_ field: FormField<Bool>) -> Style {
    let style: Style = .all(
      .isOn(field.binding.value), .message(field.message), .focusRequest(field.focusRequest), field.settled { $0.flag })
    return style.changing(field.binding)
  }
}

/// The behaviour of a form's button while the form has a problem.
public enum FormPolicy: Sendable, Hashable {
  /// A button that stays enabled, and shows the problems when it is used. This is the better choice for most people.
  case explains
  /// A button that is disabled, and shows the first problem as the reason.
  case disables
}

extension Style where Target: Button {
  /// Submits a form; the button is busy while the submission is under way.
  @MainActor public static func submits<Value: Sendable>(
    _ form: Form<Value>, policy: FormPolicy = .explains
  ) -> Style {
    let reason = policy == .disables ? form.firstFault : nil
    return .all(
      .variant(.primary), .isBusy(form.isSubmitting), .isEnabled(reason == nil), .explanation(reason ?? ""),
      .onTapTask { [weak form] in try await form?.submit() })
  }
}

extension Section {
  /// Returns a section with all problems of a submitted form, announced at once; no section when there are none.
  ///
  /// The inspector shows `file` and `line` in a debug build.
  @MainActor public static func problems<Value: Sendable>(
    of form: Form<Value>, file: StaticString = #fileID, line: UInt = #line
  ) -> [Section] {
    guard form.wasSubmitted, !form.problems.isEmpty else { return [] }
    let problems = form.problems
    return [
      Section("problems", layout: .plain, file: file, line: line) {
        Row(
          Label.with(
            .text(ChromeWords.current.problems + ": " + problems.joined(separator: " · ")), .color(.negative),
            .accessibilityRole(.alert)), file: file, line: line)
      }
    ]
  }
}
