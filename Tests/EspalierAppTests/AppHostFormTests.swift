import Espalier
import Testing

/// Tests of the forms and files that a host has the app's handlers carry out.
@MainActor @Suite struct AppHostFormTests {
  @Test func `submissions and exports are carried out by the app's handlers`() async throws {
    let host = AppHost(NotesApp())
    let outcome = try await host.submit(
      Submission("sign-in"), SubmissionValues(["name": "ada"]), from: Submitter(identity: nil))
    #expect(outcome == .signIn(identity: "ada", to: "/"))
    await #expect(throws: HostError.noSubmission("sign-out")) {
      try await host.submit(Submission("sign-out"), SubmissionValues(), from: Submitter())
    }
    #expect("\(HostError.noSubmission("sign-out"))".contains("`submissions`"))
    let file = try await host.export(Export("notes.txt"), for: "ada")
    #expect(try await String(decoding: file.bytes(), as: UTF8.self) == "of ada")
    await #expect(throws: ExportError.signInRequired) { try await host.export(Export("notes.txt"), for: nil) }
    await #expect(throws: ExportError.notFound) { try await host.export(Export("other"), for: "ada") }
  }

  @Test func `a form is carried out for its window: refused where it stands, or gone on from as who it is then`() async
  {
    struct Forms: App {
      var submissions: [Submission: SubmissionHandler] {
        [
          Submission("in"): { _, submitter in .signIn(identity: "ada of \(submitter.visit)", to: "/notes/1") },
          Submission("out"): { _, _ in .signOut(to: "/") },
          Submission("no"): { _, _ in .rejected(["name": "Nobody"]) },
          Submission("fails"): { _, _ in throw Locked() },
        ]
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Forms())
    let visitor = Visitor(identifier: "visit")
    let window = await host.makeWindow(for: visitor)
    window.open("/notes/3")
    let form = SubmittedForm(SubmissionValues(["name": "ada", "password": "rosebud"]), secrets: ["password"])
    func step(_ name: String, _ visitor: Visitor) async -> SubmissionStep {
      await host.carryOut(Submission(name), form, in: window, for: visitor)
    }
    let signedIn = Visitor(identity: "ada of visit", identifier: "visit")
    #expect(await step("in", visitor) == .replaceWindow(signedIn, at: "/notes/1"))
    #expect(await step("out", signedIn) == .replaceWindow(visitor, at: "/"))
    #expect(window.speaking { Submission("no").rejection } == nil)
    #expect(await step("no", visitor) == .refused)
    let rejection = window.speaking { Submission("no").rejection }
    #expect(rejection?.messages == ["name": "Nobody"] && rejection?.values == ["name": "ada"])
    #expect(window.speaking { Submission("in").rejection } == nil, "it is no other form's")
    #expect(await step("fails", visitor) == .refused)
    #expect(window.speaking { Submission("fails").rejection }?[.form].contains("Something went wrong") == true)
    window.open("/notes/4")
    window.render()
    #expect(window.speaking { Submission("fails").rejection } == nil, "it was sent from elsewhere")
    window.close()
  }

  @Test func `handlers are asked for once, so what one counts by holds from one form to the next`() async throws {
    struct Counting: App {
      var submissions: [Submission: SubmissionHandler] {
        let left = Failures(1)
        return [Submission("try"): { _, _ in left.takeOne() ? .moved(to: "/") : .rejected([:]) }]
      }
      func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope(visitor)) }
    }
    let host = AppHost(Counting())
    #expect(try await host.submit(Submission("try"), SubmissionValues(), from: Submitter()) == .moved(to: "/"))
    #expect(try await host.submit(Submission("try"), SubmissionValues(), from: Submitter()) == .rejected([:]))
  }
}
