import Espalier
import Observation

/// The state of the exhibits of screens.
@MainActor @Observable
final class ScreenModel: ActivityShowing {
  struct SignUp: Sendable {
    var name = ""
    var mail = ""
    var hasAgreed = false
  }

  struct Song: Hashable, Sendable, Identifiable {
    var id: Int
    var title: String
  }

  /// The looks of the bar of the page on bars.
  struct Bar: Sendable {
    var isPinned = true
    var isTranslucent = true
    var hasLargeTitle = false
    var isColored = false
    var hasLeadingItem = true
    var hasTitleView = false
    var isHidden = false
  }

  var bar = Bar()
  var activity = 0
  var blocksInput = false
  var isTold = false
  var isAsking = false
  var isChoosing = false
  var toast: Toast?
  var answer = "Nothing was answered"
  var draft = ""
  var state = "loaded"
  var songs = [Song(id: 1, title: "Blue in Green"), Song(id: 2, title: "So What"), Song(id: 3, title: "All Blues")]
  let pages = PagedList<Song>(pageSize: 10)
  let growing = CursorList<Song>()
  let middle = PagedList<Song>(pageSize: 6)
  var favourites: Set<Int> = [2]
  var playing: Int? = 1
  var isOpen = true
  var isLoading = true
  var sort: TableSort? = TableSort("title")
  func work(blocksInput: Bool) async throws {
    self.blocksInput = blocksInput
    try await showingActivity { try await Task.sleep(for: .seconds(2)) }
  }

  let form = Form(
    SignUp(),
    checks: [
      .required(\.name, "What is your name?"),
      FormCheck(\.mail, "An address has an @ in it") { $0.mail.contains("@") },
      FormCheck(\.hasAgreed, "Please agree to go on") { $0.hasAgreed },
    ])

  /// The songs in the order that the table's headings ask for.
  var sortedSongs: [Song] {
    guard let sort else { return songs }
    let ascending = songs.sorted { sort.column == "number" ? $0.id < $1.id : $0.title < $1.title }
    return sort.isAscending ? ascending : ascending.reversed()
  }

  init() {
    form.onSubmit { [weak self] value in self?.answer = "Welcome, \(value.name)" }
  }

  /// The value that a screen loads, in the state that was chosen.
  var loadable: Loadable<[Song]> {
    switch state {
    case "loading": .loading(previous: nil)
    case "empty": .empty
    case "failed": .failed(RadioError.silent, previous: nil)
    case "offline": .failed(RadioError.unreachable, previous: nil)
    default: .loaded(songs)
    }
  }
}

/// An error of the songs' station.
enum RadioError: ConnectivityError, ExplainedError {
  case silent, unreachable

  var isOffline: Bool { self == .unreachable }
  var explanation: String? { "The station did not answer in time." }
}

/// Forty songs, as a source that does not know how many they are.
struct SongPages: CursorSource {
  func page(after cursor: Int?) async throws -> CursorPage<ScreenModel.Song, Int> {
    let first = cursor ?? 0
    let songs = try await SongSource().items(in: first..<first + 10)
    return CursorPage(songs, next: first < 30 ? first + 10 : nil)
  }
}

/// A long list of songs, a page at a time.
struct SongSource: RowSource {
  func count() async throws -> Int { 40 }
  func items(in range: Range<Int>) async throws -> [ScreenModel.Song] {
    range.map { ScreenModel.Song(id: $0, title: "Song \($0 + 1)") }
  }
}
