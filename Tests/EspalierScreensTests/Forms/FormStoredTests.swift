import TestSupport
import Testing

@testable import EspalierScreens

/// The stored value of a form: what a person wrote is told from it, and stays when it is loaded again.
@MainActor @Suite struct FormStoredTests {
  struct Person: Codable, Equatable, Sendable { var name = "" }

  let form = Form(Person())

  @Test func `a form that was not edited shows what is stored now`() {
    form.rebase(onto: Person(name: "Ada"))
    #expect(form.value.name == "Ada" && !form.isEdited)
    form.rebase(onto: Person(name: "Eve"))
    #expect(form.value.name == "Eve" && !form.isEdited && form.restorationState == nil)
  }

  @Test func `what a person wrote stays, and is edited as far as it differs from what is stored`() {
    form.rebase(onto: Person(name: "Ada"))
    form.value.name = "Ada L."
    form.rebase(onto: Person(name: "Eve"))
    #expect(form.value.name == "Ada L." && form.isEdited && form.restorationState == Person(name: "Ada L."))
    form.rebase(onto: Person(name: "Ada L."))
    #expect(!form.isEdited)
  }

  @Test func `a text that stands for no number stays, and is asked about, when the value is loaded again`() {
    struct Amount: Codable, Equatable, Sendable { var euros: Double? }
    let form = Form(Amount())
    form.rebase(onto: Amount(euros: 3))
    form.euros.refuse("12x")
    #expect(form.isEdited)
    form.rebase(onto: Amount(euros: 4))
    #expect(form.euros.unread == "12x" && form.isEdited)
  }

  @Test func `a message stays when the same value is loaded again`() async throws {
    let form = Form(Person(), checks: [.required(\.name, "What is the name?")])
    try await form.submit()
    form.rebase(onto: Person())
    #expect(form.problems == ["What is the name?"])
  }

  @Test func `a kept value that is the one that the form began with is still what the person wrote`() {
    form.rebase(onto: Person(name: "Lidl"))
    form.value.name = ""
    let again = Form(Person())
    again.restore(form.restorationState ?? Person(name: "lost"))
    #expect(again.isEdited, "it is kept again before anything is loaded")
    again.rebase(onto: Person(name: "Lidl"))
    #expect(again.value.name == "" && again.isEdited)
  }

  @Test func `a form that begins again with a stored value is not edited`() {
    form.value.name = "Eve"
    form.reset(to: Person(name: "Ada"))
    #expect(form.value.name == "Ada" && !form.isEdited)
    form.reset()
    #expect(form.value.name == "" && !form.isEdited)
  }

  @Test func `a value that was saved counts as stored before the way on`() async throws {
    let log = Log()
    form.value.name = "Ada"
    form.onSubmit {
      log.add("save \($0.name)")
    } then: { [weak form] in
      log.add("leave \(form?.isEdited ?? true)")
    }
    try await form.submit()
    #expect(log.entries == ["save Ada", "leave false"])
  }

  @Test func `a value that was rejected, or could not be saved, stays edited and leads nowhere`() async throws {
    let log = Log()
    form.value.name = "Ada"
    form.onSubmit { [weak form] _ in
      form?.reject(\.name, "taken")
    } then: {
      log.add("leave")
    }
    try await form.submit()
    #expect(log.entries.isEmpty && form.isEdited && form.problems == ["taken"])
    form.value.name = "Eve"
    form.onSubmit { _ in
      throw Failure()
    } then: {
      log.add("leave")
    }
    await #expect(throws: Failure.self) { try await form.submit() }
    #expect(log.entries.isEmpty && form.isEdited)
  }

  @Test func `a form that saves is let go`() {
    weak var gone: Form<Person>?
    do {
      let form = Form(Person())
      form.onSubmit { _ in
      } then: {
      }
      gone = form
    }
    #expect(gone == nil)
  }
}
