internal import Dispatch
internal import Foundation
internal import Logging

/// Runs one target under libFuzzer:
///
///     Fuzz --list
///     Fuzz --seeds TARGET FOLDER
///     Fuzz TARGET [libFuzzer's options] FOLDER
@main
struct FuzzProgram {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "--list":
      for target in FuzzTarget.all {
        print("\(target.name)\t\(target.share)\t\(target.maximumLength)\t\(target.subject)")
      }
    case "--seeds":
      guard arguments.count == 3, let target = target(arguments[2]) else { usage() }
      writeSeeds(of: target, to: URL(filePath: arguments[3]))
    case let name?:
      guard let target = target(name) else { usage() }
      LoggingSystem.bootstrap { _ in SwiftLogNoOpLogHandler() }
      // Readers that need the main actor find it free.
      let thread = Thread { exit(LibFuzzer.run(target, options: Array(arguments.dropFirst()))) }
      thread.stackSize = 8 * 1_048_576
      thread.start()
      dispatchMain()
    case nil: usage()
    }
  }

  private static func target(_ name: String) -> FuzzTarget? { FuzzTarget.all.first { $0.name == name } }

  private static func usage() -> Never {
    FileHandle.standardError.write(Data("Run tools/fuzz; tools/fuzz --list names the targets.\n".utf8))
    exit(2)
  }

  private static func writeSeeds(of target: FuzzTarget, to folder: URL) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (number, seed) in target.seeds().enumerated() {
        try Data(seed).write(to: folder.appending(path: "seed-\(number)"))
      }
      let words = target.words.map { word in
        let digits = word.utf8.map { byte in
          let text = String(byte, radix: 16)
          return byte < 16 ? "\\x0\(text)" : "\\x\(text)"
        }
        return "\"\(digits.joined())\"\n"
      }
      try Data(words.joined().utf8).write(to: folder.appendingPathExtension("words"))
    } catch {
      FileHandle.standardError.write(Data("The seeds could not be written: \(error)\n".utf8))
      exit(1)
    }
  }
}
