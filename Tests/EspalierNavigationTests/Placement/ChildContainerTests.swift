import Espalier
import EspalierTesting
import Testing

/// A child's places that stand on whatever is there stay in the tab or modal that the parent has named.
@MainActor @Suite struct ChildContainerTests {
  enum MailRoute: Route {
    case inbox, drafts
    case letter(Int)
    case locked
    case thread(ThreadRoute)

    var path: Path {
      switch self {
      case .inbox: "/"
      case .drafts: "/drafts"
      case .letter(let id): "/letters/\(id)"
      case .locked: "/locked"
      case .thread(let route): "/thread" + route.path
      }
    }
    static let paths = Paths<Self> {
      inbox; drafts; letter; locked; thread
    }
  }

  enum ThreadRoute: Route {
    case start
    case answer(Int)

    var path: Path {
      switch self {
      case .start: "/"
      case .answer(let id): "/\(id)"
      }
    }
    static let paths = Paths<Self> {
      start; answer
    }
  }

  enum DeskRoute: Route {
    case home, note
    case mail(MailRoute)
    case sheet(MailRoute)

    var path: Path {
      switch self {
      case .home: "/"
      case .note: "/note"
      case .mail(let route): "/mail" + route.path
      case .sheet(let route): "/sheet" + route.path
      }
    }
    static let paths = Paths<Self> {
      home; note; mail; sheet
    }
  }

  final class Thread: Coordinator<ThreadRoute> {
    let log: Log
    init(_ log: Log) { self.log = log }

    override func placement(of route: ThreadRoute) -> Placement<ThreadRoute> {
      switch route {
      case .start: .root(StoreScene("Thread", self.log))
      case .answer(let id): .push(StoreScene("Answer \(id)", self.log), orOver: .start)
      }
    }
  }

  final class Mail: Coordinator<MailRoute> {
    let log: Log
    let thread: Thread
    var isOpen = true
    init(_ log: Log) {
      self.log = log
      thread = Thread(log)
      super.init()
      adopt(thread, as: MailRoute.thread)
    }

    override func permission(for route: MailRoute) -> Permission<MailRoute> {
      route == .inbox && !isOpen ? .refused("The inbox is closed.") : .granted
    }

    override func placement(of route: MailRoute) -> Placement<MailRoute> {
      switch route {
      case .inbox: .root(StoreScene("Inbox", self.log))
      case .drafts: .push(StoreScene("Drafts", self.log), over: .inbox)
      case .letter(let id): .push(StoreScene("Letter \(id)", self.log), orOver: .inbox)
      case .locked: .replace(StoreScene("Locked", self.log), orOver: .inbox)
      case .thread(let route): .child(self.thread, route, in: .push(over: .inbox))
      }
    }
  }

  final class Desk: Coordinator<DeskRoute> {
    let log: Log
    let mail: Mail
    let sheet: Mail

    init(_ log: Log) {
      self.log = log
      (mail, sheet) = (Mail(log), Mail(log))
      super.init()
      adopt(mail, as: DeskRoute.mail)
      adopt(sheet, as: DeskRoute.sheet)
    }

    override var tabs: [TabItem<DeskRoute>] {
      [
        TabItem("home", title: "Home", icon: .list, at: .home),
        TabItem("mail", title: "Mail", icon: .list, at: .mail(.inbox)),
      ]
    }

    override func placement(of route: DeskRoute) -> Placement<DeskRoute> {
      switch route {
      case .home: .root(StoreScene("Home", self.log), in: "home")
      case .note: .present(StoreScene("Note", self.log), orOver: .home)
      case .mail(let route): .child(self.mail, route, in: .tab("mail"))
      case .sheet(let route): .child(self.sheet, route, in: .present(orOver: .home))
      }
    }
  }

  let walk: Walk<Desk>

  init() {
    let log = Log()
    walk = Walk(Desk(log), log)
  }

  @Test(arguments: [
    ("/mail/letters/1", "[home: / | mail*: /mail /mail/letters/1]"),
    ("/mail/locked", "[home: / | mail*: /mail /mail/locked]"),
    ("/mail/thread/1", "[home: / | mail*: /mail /mail/thread /mail/thread/1]"),
    ("/sheet/letters/1", "[home*: /] + sheet: /sheet /sheet/letters/1"),
    ("/sheet/thread/1", "[home*: /] + sheet: /sheet /sheet/thread /sheet/thread/1"),
  ]) func `from elsewhere, where nobody has been in the tab or modal, it stands above the place it names`(
    path: String, state: String
  ) throws {
    _ = walk.open("/")
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(walk.reports.isEmpty)
  }

  @Test(arguments: [
    ("/mail/letters/1", "[home: / | mail*: /mail /mail/drafts /mail/letters/1]"),
    ("/mail/locked", "[home: / | mail*: /mail /mail/locked]"),
    ("/mail/thread/1", "[home: / | mail*: /mail /mail/drafts /mail/thread/1]"),
  ]) func `from elsewhere, it stands on what the tab shows`(path: String, state: String) throws {
    _ = walk.open("/mail/drafts")
    _ = walk.open("/")
    _ = walk.takeMade()
    #expect(walk.open(try #require(Path(path))) == state)
    #expect(walk.takeMade().count == 1)
  }

  @Test func `in the tab, one stands on the other, and is returned to`() {
    _ = walk.open("/mail/letters/1")
    #expect(walk.open("/mail/letters/2") == "[mail*: /mail /mail/letters/1 /mail/letters/2]")
    #expect(walk.open("/mail/letters/1") == "[mail*: /mail /mail/letters/1]")
    _ = walk.open("/")
    #expect(walk.open("/mail/letters/1") == "[home: / | mail*: /mail /mail/letters/1]")
  }

  @Test func `from a modal that stands above everything, it goes to its tab`() {
    _ = walk.open("/note")
    #expect(walk.open("/mail/letters/1") == "[home: / | mail*: /mail /mail/letters/1]")
  }

  @Test func `in a modal of its own, it stays there`() {
    _ = walk.open("/sheet/drafts")
    #expect(walk.open("/sheet/letters/1") == "[home*: /] + sheet: /sheet /sheet/drafts /sheet/letters/1")
    #expect(walk.open("/mail/letters/1") == "[home: / | mail*: /mail /mail/letters/1]")
  }

  @Test func `somebody who may not come to the place below does not come above it, unless something is there`() {
    _ = walk.open("/mail/drafts")
    _ = walk.open("/")
    walk.root.mail.isOpen = false
    #expect(walk.open("/mail/letters/1") == "[home: / | mail*: /mail /mail/drafts /mail/letters/1]")
    walk.root.sheet.isOpen = false
    #expect(walk.open("/sheet/letters/1") == "[home: / | mail*: /mail /mail/drafts /mail/letters/1]")
    #expect(walk.window.screen?.isRefused == true)
  }

  @Test func `it is brought back to where it stood`() {
    _ = walk.open("/")
    _ = walk.open("/mail/letters/1")
    let log = Log()
    let second = Walk(Desk(log), log)
    second.window.restore(walk.window.state)
    #expect(second.state == walk.state)
    #expect(second.open("/mail/letters/2") == "[home: / | mail*: /mail /mail/letters/1 /mail/letters/2]")
  }
}
