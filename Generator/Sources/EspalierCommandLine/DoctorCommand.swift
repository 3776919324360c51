import ArgumentParser
import EspalierGenerator
import Foundation

struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Says what is missing on this machine, and which command mends it.")

  @Option(help: "The port that the app is to listen on.")
  var port = 8080

  @Option(name: .customLong("data"), help: ArgumentHelp("The data folder of the app.", valueName: "folder"))
  var directory: String?

  @Option(help: ArgumentHelp("The folder of the app; otherwise this one or the one above.", valueName: "folder"))
  var packagePath: String?

  func validate() throws {
    guard (1...65_535).contains(port) else { throw ValidationError("--port takes a number from 1 to 65535.") }
  }

  func run() async throws {
    let folder = packagePath.map { URL(filePath: $0, directoryHint: .isDirectory) } ?? PackageOptions.here
    let findings = await Doctor(folder: folder, port: port, data: directory).findings()
    for finding in findings {
      print("\(finding.isGood ? "✔" : "✘") \(finding.name): \(finding.words)")
      if let remedy = finding.remedy { print("    \(remedy)") }
    }
    if findings.contains(where: { !$0.isGood }) { throw ExitCode.failure }
  }
}
