import EspalierPrograms
package import Foundation

/// A program of the examples that serves pages, started as a person starts it, on a port of its own.
package final class ServedExample: Sendable {
  package let port: Int
  /// The folder of the program's data. One that was made for the program is removed with it.
  package let data: URL
  private let program: RunningProgram
  private let folder: TemporaryFolder?

  package var address: String { "http://127.0.0.1:\(port)" }
  /// The lines that the program has written, such as a set-up code.
  package var messages: String { program.errors }

  /// Starts a product and waits until it says where it is. Port 0 takes a free one, and without a folder it has a new one.
  package init(_ product: String, arguments: [String] = [], data: URL? = nil, port: Int = 0) async throws {
    if let data {
      (folder, self.data) = (nil, data)
    } else {
      let folder = try TemporaryFolder()
      (self.folder, self.data) = (folder, folder.url)
    }
    program = try RunningProgram(
      RunningProgram.product(product), arguments: ["--data", self.data.path, "--port", "\(port)"] + arguments,
      errors: .kept)
    self.port = try await program.first { said in
      said.firstMatch(of: /http:\/\/[^:]+:(\d+)/).flatMap { Int($0.1) }
    }
  }

  deinit { program.kill() }

  /// Ends the program as the end of a machine does.
  package func kill() { program.kill() }

  /// Starts the program again at the same address, with the same data.
  package func again(_ product: String) async throws -> ServedExample {
    try await ServedExample(product, data: data, port: port)
  }
}
