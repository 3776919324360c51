import Espalier
import EspalierTesting
import Observation
import TestSupport
import Testing

extension EnvironmentKeys {
  fileprivate var unit: EnvironmentKey<String> { EnvironmentKey(default: "km") }
  fileprivate var rate: EnvironmentKey<Int> { EnvironmentKey(default: 0, isRequired: true) }
}

extension DataName {
  fileprivate static let trips: DataName = "trips"
  fileprivate static let cars: DataName = "cars"
}

/// The values that scenes read from their environment, and the data for which they load again.
@MainActor @Suite struct EnvironmentTests {
  @Observable final class DistanceModel: ViewModel {
    private(set) var distance = ""
    private(set) var loads = 0
    @ObservationIgnored @Environment(\.unit) private var unit
    @ObservationIgnored let reads: Set<DataName> = [.trips]

    func load() async {
      loads += 1
      distance = "\(loads) \(unit)"
    }
  }

  final class DistanceScene: ModelScene {
    let model = DistanceModel()
    private(set) var noted = ""
    @Environment(\.unit) private var unit
    var screen: Screen {
      Screen(title: "Distance in \(unit)") {
        Section("d") {
          Row(Label.with(.text(model.distance)))
          Row(Button.with(.title("Note"), .onTap { [weak self] in self?.noted = self?.unit ?? "" }))
        }
      }
    }
  }

  class RateScene: Scene {
    @Environment(\.rate) private var rate
    private(set) var log: [String] = []
    func didLoad() { log.append("didLoad \(rate)") }
    func willAppear() { log.append("willAppear \(rate)") }
    func didAppear() { log.append("didAppear \(rate)") }
    func didEnd() { log.append("didEnd \(rate)") }
    func load() async { log.append("load \(rate)") }
    var screen: Screen { Screen(title: "Rate") { Section("r") { Row(Label.with(.text("rate \(rate)"))) } } }
  }

  final class TaxScene: RateScene {}

  final class EarlyScene: Scene {
    @Environment(\.unit) private var unit
    private(set) var first = ""
    init() { first = unit }
    var screen: Screen { Screen(title: "Early") { Section("r") { Row(Label.with(.text("\(first) \(unit)"))) } } }
  }

  final class UnitPart: ScreenPart {
    @Environment(\.unit) private var unit
    private(set) var loads = 0
    let reads: Set<DataName> = [.cars]
    func load() async { loads += 1 }
    var sections: [Section] { [Section("part") { Row(Label.with(.text("part in \(unit)"))) }] }
  }

  @Observable final class PartsScene: Scene {
    var shown: [any ScreenPart] = []
    var parts: [any ScreenPart] { shown }
    var screen: Screen { Screen(title: "Parts") { for part in shown { part.sections } } }
  }

  final class OuterScene: Scene {
    let distance = DistanceScene()
    var screen: Screen { distance.screen }
  }

  final class RatePart: ScreenPart {
    @Environment(\.rate) private var rate
    private(set) var rateOfLoad: Int?
    func load() async { rateOfLoad = rate }
    var sections: [Section] { [Section("rate") { Row(Label.with(.text("part at \(rate)"))) }] }
  }

  enum TripRoute: Route {
    case all, rate, tax, early, parts, outer, inner(InnerRoute)
    var path: Path {
      switch self {
      case .all: "/"
      case .rate: "/rate"
      case .tax: "/tax"
      case .early: "/early"
      case .parts: "/parts"
      case .outer: "/outer"
      case .inner(let route): "/inner" + route.path
      }
    }
    static let paths = Paths<Self> {
      all; rate; tax; early; parts; outer; inner
    }
  }

  enum InnerRoute: Route {
    case all
    var path: Path { "/" }
    static let paths = Paths<Self> { all }
  }

  final class Trips: Coordinator<TripRoute> {
    let inner = Inner()
    let parts = PartsScene()
    var versions: DataVersions? = DataVersions()
    var rate: Int?

    override init() {
      super.init()
      adopt(inner, as: TripRoute.inner)
    }

    override func prepare(_ environment: inout EnvironmentValues) {
      if let rate { environment.rate = rate }
      if let versions { environment.dataVersions = versions }
    }

    override func placement(of route: TripRoute) -> Placement<TripRoute> {
      switch route {
      case .all: .root(DistanceScene())
      case .rate: .push(RateScene(), over: .all)
      case .tax: .push(TaxScene(), over: .all)
      case .early: .push(EarlyScene(), over: .all)
      case .parts: .push(self.parts, over: .all)
      case .outer: .push(OuterScene(), over: .all)
      case .inner(let route): .child(self.inner, route, in: .push(over: .all))
      }
    }
  }

  final class Inner: Coordinator<InnerRoute> {
    override func prepare(_ environment: inout EnvironmentValues) { environment.unit = "mi" }
    override func placement(of route: InnerRoute) -> Placement<InnerRoute> { .root(DistanceScene()) }
  }

  let trips = Trips()
  let app: TestApp
  let reports = Log()

  init() {
    let window = Window(coordinator: trips, title: "Trips")
    window.report = { [reports] in reports.add($0) }
    app = TestApp(window)
  }

  private func model() throws -> DistanceModel { try #require(trips.visibleScene as? DistanceScene).model }

  @Test func `a scene and its model read the default where nothing is set`() async throws {
    try await app.open("/")
    #expect(app.windowTitle == "Distance in km – Trips")
    #expect(try await app.text().contains("1 km"))
    #expect(reports.entries.isEmpty)
  }

  @Test func `the window's value counts, and a feature's counts before it`() async throws {
    app.window.environment.unit = "leagues"
    try await app.open("/")
    #expect(app.windowTitle == "Distance in leagues – Trips")
    try await app.open("/inner")
    #expect(app.windowTitle == "Distance in mi – Trips")
  }

  @Test func `a window's environment that is replaced shows at once`() async throws {
    try await app.open("/")
    app.window.environment.unit = "leagues"
    try await app.settle()
    #expect(app.windowTitle == "Distance in leagues – Trips")
  }

  @Test func `a test replaces what a feature sets`() async throws {
    app.replaceEnvironment { $0.unit = "steps" }
    try await app.open("/inner")
    #expect(app.windowTitle == "Distance in steps – Trips")
  }

  @Test(arguments: ["/rate", "/tax"])
  func `a required value that is not set is an error of the place, named in the report`(place: String) async throws {
    try await app.open(place)
    #expect(!(try await app.text()).contains("rate 0"), "the default is not shown")
    let scene = place == "/rate" ? "RateScene" : "TaxScene"
    #expect(
      reports.entries.contains {
        $0.contains("\(scene) reads “rate” from the environment") && $0.contains("environment.rate")
      })
    trips.rate = 7
    try await app.tap("Try again")
    #expect(try await app.text().contains("rate 7"))
  }

  @Test func `a scene that lacks a required value begins when the value is there`() async throws {
    try await app.open("/rate")
    let scene = try #require(trips.visibleScene as? RateScene)
    #expect(scene.log.isEmpty, "no hook runs with a value that stands for none")
    app.window.environment.rate = 7
    try await app.settle()
    #expect(try await app.text().contains("rate 7"))
    #expect(scene.log.sorted() == ["didAppear 7", "didLoad 7", "load 7", "willAppear 7"])
    try await app.open("/")
    #expect(scene.log.last == "didEnd 7")
  }

  @Test func `a scene that never had what it needs is told of nothing`() async throws {
    try await app.open("/rate")
    let scene = try #require(trips.visibleScene as? RateScene)
    try await app.open("/")
    #expect(scene.log.isEmpty)
  }

  @Test func `a part that lacks a required value is an error as long as it is shown, and is not held after it`()
    async throws
  {
    weak var gone: RatePart?
    do {
      let part = RatePart()
      gone = part
      trips.parts.shown = [part]
    }
    try await app.open("/parts")
    #expect(!(try await app.text()).contains("part at 0"))
    trips.parts.shown = [UnitPart()]
    try await app.settle()
    #expect(try await app.text().contains("part in km"))
    #expect(gone == nil)
  }

  @Test func `a part loads in the environment of its place`() async throws {
    trips.rate = 7
    let part = RatePart()
    trips.parts.shown = [part]
    try await app.open("/parts")
    #expect(part.rateOfLoad == 7)
  }

  @Test func `a scene within another one follows an environment that is replaced`() async throws {
    try await app.open("/outer")
    app.window.environment.unit = "leagues"
    try await app.settle()
    #expect(app.windowTitle == "Distance in leagues – Trips")
    try await app.tap("Note")
    let outer = try #require(trips.visibleScene as? OuterScene)
    #expect(outer.distance.noted == "leagues", "a handler sees what the screen shows")
  }

  @Test func `a required value that is set is shown`() async throws {
    trips.rate = 5
    try await app.open("/tax")
    #expect(try await app.text().contains("rate 5"))
    #expect(reports.entries.isEmpty)
  }

  @Test func `a value that is read in an initializer is the default, and is reported`() async throws {
    app.window.environment.unit = "mi"
    try await app.open("/early")
    #expect(try await app.text().contains("km mi"))
    #expect(reports.entries.contains { $0.contains("EarlyScene read “unit”") && $0.contains("initializer") })
  }

  @Test func `a part reads the environment too, also one that comes later`() async throws {
    app.window.environment.unit = "mi"
    try await app.open("/parts")
    trips.parts.shown = [UnitPart()]
    try await app.settle()
    #expect(try await app.text().contains("part in mi"))
    #expect(reports.entries.isEmpty)
  }

  @Test func `a scene that another one shows as a part of itself reads the other one's environment`() async throws {
    app.window.environment.unit = "mi"
    try await app.open("/outer")
    #expect(app.windowTitle == "Distance in mi – Trips")
    #expect(reports.entries.isEmpty)
  }

  @Test func `a scene loads again when its data change, and not for other data`() async throws {
    try await app.open("/")
    let (model, versions) = (try model(), try #require(trips.versions))
    versions.raise(.cars)
    try await app.settle()
    #expect(model.loads == 1)
    versions.raise(.trips)
    try await app.settle()
    #expect(model.loads == 2)
    versions.raise(.cars, .trips)
    try await app.settle()
    #expect(model.loads == 3)
  }

  @Test func `a part loads again alone when its data change`() async throws {
    let part = UnitPart()
    trips.parts.shown = [part]
    try await app.open("/parts")
    #expect(part.loads == 1)
    trips.versions?.raise(.cars)
    try await app.settle()
    #expect(part.loads == 2)
    trips.versions?.raise(.trips)
    try await app.settle()
    #expect(part.loads == 2)
  }

  @Test func `a scene out of sight loads again when it comes back`() async throws {
    try await app.open("/")
    let model = try model()
    try await app.open("/early")
    trips.versions?.raise(.trips)
    try await app.settle()
    #expect(model.loads == 1)
    try await app.back()
    #expect(model.loads == 2)
  }

  @Test func `data that nothing has versions of are an error of the place`() async throws {
    trips.versions = nil
    try await app.open("/")
    #expect(
      reports.entries.contains { $0.contains("DistanceModel reads the data “trips”") && $0.contains("dataVersions") })
    #expect(!(try await app.text()).contains("1 km"))
  }
}
