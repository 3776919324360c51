import Espalier
import EspalierTesting
import Foundation
import Testing

/// A place takes files of the types that it lists, in a test as in a browser.
@MainActor @Suite struct GivingFilesTests {
  private enum PlaceRoute: Route {
    case place
    var path: Path { .root }
    static let paths = Paths<Self> { place }
  }

  private final class PlaceCoordinator: Coordinator<PlaceRoute> {
    let scene = PlaceScene()
    override func placement(of route: PlaceRoute) -> Placement<PlaceRoute> { .root(self.scene) }
  }

  private final class PlaceScene: Scene {
    var names: [String] = []
    var screen: Screen {
      Screen(title: "Place") {
        Section("file") {
          Row(
            FilePicker.with(
              .label("Statement"), .fileTypes(".csv"), .onFile { [weak self] in self?.names.append($0.name) }))
        }
      }
    }
  }

  @Test func `a file of another type is refused with the words that a browser shows`() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "giving-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ bytes: [UInt8]) throws -> ReceivedFile {
      let path = folder.appending(path: name)
      try Data(bytes).write(to: path)
      return ReceivedFile(name: name, path: path.path, size: bytes.count)
    }
    let coordinator = PlaceCoordinator()
    let app = TestApp(Window(coordinator: coordinator, title: "Place"))
    try await app.open("/")
    try await app.give(file("a.csv", Array("a;b".utf8)), to: "Statement")
    let error = await #expect(throws: DriverError.self) {
      try await app.give(file("b.csv", Array("%PDF-1.7".utf8)), to: "Statement")
    }
    #expect(error?.description.contains("“b.csv” is a PDF document. Here can be sent: .csv.") == true)
    #expect(coordinator.scene.names == ["a.csv"])
  }
}
