import EspalierPrograms

/// The real program, started as a person starts it, on a port of its own.
final class GalleryProcess: Sendable {
  let address: String
  private let program: RunningProgram

  init() async throws {
    program = try RunningProgram(RunningProgram.product("gallery"), arguments: ["--port", "0"])
    address = try await program.first { said in said.firstMatch(of: /http:\/\/\S+/).map { String($0.0) } }
  }
}
