import EspalierBase
import EspalierViews
import TestSupport
import Testing

@testable import EspalierScreens

@MainActor @Suite struct FormTests {
  struct Order: Sendable {
    var name = ""
    var count = 1
    var code = ""
    var again = ""
  }

  final class Asked {
    var codes: [String] = []
    var orders: [Order] = []
  }

  let asked = Asked()

  private func makeForm(_ answer: @escaping @Sendable (String) async throws -> String? = { _ in nil }) -> Form<Order> {
    let form = Form(
      Order(),
      checks: [
        .required(\.name, "Who orders?"),
        FormCheck(\.count, "At least one") { $0.count > 0 },
        .asking(\.code, answer),
        FormCheck(\.again) { $0.again == $0.code ? nil : "Not \($0.code)" },
      ])
    form.onSubmit { [asked] in asked.orders.append($0) }
    return form
  }

  @Test func `a message with a key follows the person's language`() async {
    let missing = LocalizedText("order.nameMissing", "Who orders?")
    let few = LocalizedText("order.fewer", "At least one")
    let form = Form(Order(), checks: [.required(\.name, missing), FormCheck(\.count, few) { $0.count > 0 }])
    form.value.count = 0
    await form.name.leave()
    await form.count.leave()
    #expect(form.problems == ["Who orders?", "At least one"])
    let german = TextTable(
      language: "de", ["order.nameMissing": "Wer bestellt?", "order.fewer": "Mindestens eins"])
    Localization.$current.withValue(Localization(locale: "de-DE", tables: [german])) {
      #expect(form.problems == ["Wer bestellt?", "Mindestens eins"])
    }
  }

  enum CodeError: ExplainedError {
    case tooLong, unexplained
    var explanation: String? { self == .tooLong ? "A code has three characters" : nil }
  }

  @Test(arguments: [("abc", ""), ("abcd", "A code has three characters"), ("", "")])
  func `a field shows why nothing can be made of it`(code: String, message: String) async {
    func parse(_ code: String) throws(CodeError) -> [Character] {
      if code.isEmpty { throw .unexplained }
      if code.count > 3 { throw .tooLong }
      return Array(code)
    }
    let form = Form(Order(), checks: [.parsing(\.code, parse)])
    form.value.code = code
    await form.code.leave()
    #expect(form.problems == (message.isEmpty ? [] : [message]))
  }

  @Test func `a message waits until its field was left, and goes when its rule holds`() async {
    let form = makeForm()
    #expect(form.name.message == "" && !form.isValid)
    await form.name.leave()
    #expect(form.name.message == "Who orders?")
    #expect(form.count.message == "")
    form.name.binding.value = "  "
    #expect(form.name.message == "Who orders?", "blanks are nothing")
    form.name.binding.value = "Eva"
    #expect(form.name.message == "" && form.isValid)
    #expect(form.value.name == "Eva")
  }

  @Test func `what the receiver rejected hides no rule of a later field that is broken`() {
    let form = makeForm()
    form.value = Order(name: "Eva", count: 0)
    form.reject(\.name, "We know no Eva")
    #expect(form.firstFault == "At least one" && !form.isValid)
  }

  @Test func `a submission with something wrong runs nothing, and leads to the first such field`() async throws {
    let form = makeForm()
    form.value = Order(name: "Eva", count: 0, code: "a", again: "b")
    try await form.submit()
    #expect(asked.orders.isEmpty)
    #expect(form.problems == ["At least one", "Not a"])
    #expect(form.count.focusRequest == 1 && form.again.focusRequest == 0)
    try await form.submit()
    #expect(form.count.focusRequest == 2, "it goes there again")
    form.count.binding.value = 2
    form.again.binding.value = "a"
    try await form.submit()
    #expect(asked.orders.map(\.count) == [2] && !form.isSubmitting)
  }

  @Test func `a form that is submitted again while it is sent is sent once`() async throws {
    let (form, gate) = (makeForm(), Gate())
    form.value.name = "Eva"
    form.onSubmit { [asked] in
      asked.orders.append($0)
      await gate.pass()
    }
    let sending = Task { try await form.submit() }
    await gate.reached()
    #expect(form.isSubmitting && Button.with(.submits(form)).value(of: \.isBusy))
    try await form.submit()
    gate.open()
    try await sending.value
    #expect(asked.orders.count == 1 && !form.isSubmitting)
  }

  @Test func `someone else is asked once a value, and not while other rules of the field fail`() async throws {
    let count = Counter()
    let form = makeForm { code in
      await MainActor.run { count.count += 1 }
      return code == "used" ? "It is used" : nil
    }
    form.value = Order(name: "Eva", code: "used", again: "used")
    await form.code.leave()
    await form.code.leave()
    #expect(count.count == 1)
    #expect(form.code.message == "It is used")
    form.code.binding.value = "new"
    #expect(form.code.message == "", "the answer was about another value")
    form.again.binding.value = "new"
    try await form.submit()
    #expect(count.count == 2 && asked.orders.count == 1)
  }

  @Test func `a field that is left by submitting asks once, and the submission waits for the answer`() async throws {
    let (count, gate) = (Counter(), Gate())
    let form = makeForm { code in
      await MainActor.run { count.count += 1 }
      await gate.pass()
      return code == "used" ? "It is used" : nil
    }
    form.value = Order(name: "Eva", code: "new", again: "new")
    let leaving = Task { await form.code.leave() }
    await gate.reached()
    let submitting = Task { try await form.submit() }
    while !form.isSubmitting { await Task.yield() }
    gate.open()
    await leaving.value
    try await submitting.value
    #expect(count.count == 1 && asked.orders.count == 1)
  }

  @Test func `a question goes on while somebody waits for its answer`() async throws {
    let (count, gate) = (Counter(), Gate())
    let form = makeForm { _ in
      await MainActor.run { count.count += 1 }
      await gate.pass()
      try Task.checkCancellation()
      return nil
    }
    form.value = Order(name: "Eva", code: "new", again: "new")
    let leaving = Task { await form.code.leave() }
    await gate.reached()
    let submitting = Task { try await form.submit() }
    while !form.isSubmitting { await Task.yield() }
    leaving.cancel()
    for _ in 0..<10 { await Task.yield() }
    gate.open()
    try await submitting.value
    #expect(count.count == 1 && asked.orders.count == 1)
  }

  @Test func `an answer about a value that has gone meanwhile is dropped`() async {
    let gate = Gate()
    let form = makeForm { code in
      if code == "slow" { await gate.pass() }
      return "Refused \(code)"
    }
    form.code.binding.value = "slow"
    let leaving = Task { await form.code.leave() }
    await gate.reached()
    form.code.binding.value = "quick"
    gate.open()
    await leaving.value
    #expect(form.code.message == "")
  }

  @Test func `what is changed while somebody is asked is asked about as well`() async throws {
    let gate = Gate()
    let form = makeForm { code in
      if code == "slow" { await gate.pass() }
      return code == "taken" ? "Taken" : nil
    }
    form.value.name = "Eva"
    form.code.binding.value = "slow"
    form.again.binding.value = "slow"
    let submitting = Task { try await form.submit() }
    await gate.reached()
    form.code.binding.value = "taken"
    form.again.binding.value = "taken"
    gate.open()
    try await submitting.value
    #expect(asked.orders.isEmpty)
    #expect(form.code.message == "Taken")
  }

  @Test func `a question that fails is thrown at the submission only, and can be asked again`() async throws {
    let count = Counter()
    let form = makeForm { _ in
      let isFirst = await MainActor.run {
        count.count += 1
        return count.count < 3
      }
      if isFirst { throw Failure() }
      return nil
    }
    form.value.name = "Eva"
    await form.code.leave()
    await #expect(throws: Failure()) { try await form.submit() }
    #expect(!form.isSubmitting && asked.orders.isEmpty)
    try await form.submit()
    #expect(asked.orders.count == 1)
  }

  @Test func `what the taker refuses stands at its field until that is changed`() async throws {
    let form = makeForm()
    form.value.name = "Eva"
    form.onSubmit { [weak form] _ in form?.reject(\.name, "Not Eva again") }
    try await form.submit()
    #expect(form.name.message == "Not Eva again" && form.name.focusRequest == 1)
    form.count.binding.value = 3
    #expect(form.name.message == "Not Eva again")
    form.name.binding.value = "Adam"
    #expect(form.name.message == "")
  }

  @Test func `it begins anew`() async throws {
    let form = makeForm()
    try await form.submit()
    form.value.count = 9
    form.reset()
    #expect(form.value.count == 1 && form.problems.isEmpty && !form.wasSubmitted)
  }

  @Test func `a button can be off, with the reason`() {
    let form = makeForm()
    let off = Button.with(.submits(form, policy: .disables))
    #expect(!off.value(of: \.isEnabled) && off.value(of: \.explanation) == "Who orders?")
    form.value.name = "Eva"
    #expect(Button.with(.submits(form, policy: .disables)).value(of: \.isEnabled))
    #expect(Button.with(.submits(form)).value(of: \.isEnabled))
  }

  @Test func `a picker follows a field of any type, and counts as left when something was chosen`() async throws {
    enum Pace: String, CaseIterable { case weekly, monthly }
    struct Plan: Sendable {
      var pace = Pace.weekly
      var account: Int? = 7
    }
    let form = Form(Plan(), checks: [FormCheck(\.pace, "Too slow.") { $0.pace == .weekly }])
    func choose(_ id: String, _ picker: AnyComponent) async throws {
      guard case .task(let body)? = picker.handler(of: 0, for: .change)?.body else { return }
      try await body(.text(id))
    }
    func pace() -> AnyComponent {
      Picker.with(.choices(Pace.allCases, id: \.self, title: \.rawValue, field: form.pace)).erased
    }
    #expect(pace().value(of: Picker.selection) == "weekly")
    #expect(pace().value(of: Picker.options).options.map(\.title) == ["weekly", "monthly"])
    try await choose("monthly", pace())
    #expect(form.value.pace == .monthly && pace().value(of: Picker.selection) == "monthly")
    #expect(pace().value(of: Picker.message) == "Too slow.")
    try await choose("forged", pace())
    #expect(form.value.pace == .monthly, "what there is not is not written")

    func account() -> AnyComponent {
      Picker.with(.choices([7, 8], id: \.self, title: { "No. \($0)" }, none: "All", field: form.account)).erased
    }
    #expect(account().value(of: Picker.options).options.map(\.title) == ["All", "No. 7", "No. 8"])
    try await choose("", account())
    #expect(form.value.account == nil && account().value(of: Picker.selection) == "")
    try await choose("8", account())
    #expect(form.value.account == 8)
  }

  @Test func `a field shows its value in another form`() {
    let form = makeForm()
    let text = form.count.map {
      "\($0)"
    } back: {
      Int($0)
    }
    text.binding.value = "12"
    #expect(form.value.count == 12 && text.binding.value == "12")
    text.binding.value = "many"
    #expect(form.value.count == 12)
  }

  struct Parcel: Sendable { var weight: Double? = 2 }

  @Test func `a text that is no number keeps the form from being submitted until it is one`() async throws {
    let form = Form(Parcel())
    var sent: [Double?] = []
    form.onSubmit { sent.append($0.weight) }
    form.weight.refuse("viel")
    #expect(form.weight.unread == "viel" && !form.isValid)
    #expect(form.weight.message == "", "the field has not been left")
    await form.weight.leave()
    #expect(form.weight.message == "“viel” is not a number. Write it like 1234.56.")
    try await form.submit()
    #expect(sent.isEmpty && form.value.weight == 2)
    form.weight.refuse("1.234")
    #expect(form.problems == ["“1.234” can be read in two ways. Write 1.2340 or 1234."])
    form.weight.binding.value = 1234
    #expect(form.weight.unread == nil && form.isValid)
    try await form.submit()
    #expect(sent == [1234])
    form.weight.refuse("viel")
    form.value.weight = 5
    #expect(form.weight.unread == nil, "the app has set a number")
    form.weight.refuse("viel")
    form.weight.refuse(nil)
    #expect(form.isValid)
    form.weight.refuse("viel")
    form.reset()
    #expect(form.weight.unread == nil && form.isValid)
  }

  @Test func `the message at a number follows the person's language and notation`() async {
    let form = Form(Parcel())
    form.weight.refuse("1.234")
    await form.weight.leave()
    Localization.$current.withValue(Localization(locale: "de-DE", tables: [TextTable(language: "de", [:])])) {
      #expect(form.weight.message == "„1.234“ kann man auf zwei Arten lesen. Schreiben Sie 1,2340 oder 1234.")
    }
  }
}
