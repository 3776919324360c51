import ArgumentParser
import Foundation

/// `bench`: measures Espalier against the physical limit of the same work, in the same run.
@main
struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Measures Espalier, each row beside its limit in the same run.",
    discussion: "With names, only rows that begin so are run: tools/bench views lists.edit")

  @Argument(help: "Rows to run, by the beginning of their names.")
  var names: [String] = []

  @Flag(help: "Print a JSON object a line.")
  var json = false

  @Option(help: "Serve the measured page at this port instead of measuring.")
  var serve: Int?

  @Option(help: "Serve the measured page with so many processes.")
  var workers = 1

  @Option(help: "Let live sessions come and go for so many minutes, and fail if the server's memory grows.")
  var soak: Double?

  @Option(help: ArgumentHelp("Read a statement and print what that took, instead of measuring.", visibility: .hidden))
  var read: String?

  @MainActor func run() async throws {
    if let read { return try await StatementRows.read(fileAt: read) }
    if let soak { return try await SoakRun.run(minutes: soak) }
    if let serve { return try await MeasuredServer(port: serve, workers: workers).run() }
    let table = Table(isJSON: json)
    let figures =
      ScopeRows.all + ContainerRows.all + RouteRows.all + ViewRows.all + FixtureRows.all + ListRows.all + MarkupRow.all
    for row in figures where isWanted(row.name) { table.show(row.measure()) }
    if ["container.parent.frozen", "container.parent.mutable"].contains(where: isWanted) {
      for result in ContainerRows.parents() where isWanted(result.row) { table.show(result) }
    }
    if ["container.threads2.frozen", "container.threads2.mutable"].contains(where: isWanted) {
      for result in ContainerRows.threads() where isWanted(result.row) { table.show(result) }
    }
    if ScreenRows.names.contains(where: isWanted) {
      for result in try ScreenRows.measure() where isWanted(result.row) { table.show(result) }
    }
    if BusyRows.names.contains(where: isWanted) {
      for result in await BusyRows.measure() where isWanted(result.row) { table.show(result) }
    }
    if ["live.counter.bytes", "live.counter.server"].contains(where: isWanted) {
      for result in try await LiveRows.counter() where isWanted(result.row) { table.show(result) }
    }
    if BrowserRows.names.contains(where: isWanted) {
      for result in try await BrowserRows.measure(isWanted) { table.show(result) }
    }
    if LongListRows.names.contains(where: isWanted) {
      for result in try await LongListRows.measure() where isWanted(result.row) { table.show(result) }
    }
    if InstantRows.names.contains(where: isWanted) {
      for result in try await InstantRows.measure() where isWanted(result.row) { table.show(result) }
    }
    if LoadRows.names.contains(where: isWanted) {
      for result in try await LoadRows.measure() where isWanted(result.row) { table.show(result) }
    }
    if isWanted(WorkerRow.name) { table.show(try await WorkerRow.measure()) }
    if HTTPRows.names.contains(where: isWanted) {
      for result in try await HTTPRows.measure(isWanted) { table.show(result) }
    }
    for shape in StatementShape.allCases where StatementRows.names(shape).contains(where: isWanted) {
      for result in try await StatementRows.measure(shape) where isWanted(result.row) { table.show(result) }
    }
  }

  private func isWanted(_ name: String) -> Bool {
    names.isEmpty || names.contains { name.hasPrefix($0) || $0.hasPrefix(name + ".") }
  }
}
