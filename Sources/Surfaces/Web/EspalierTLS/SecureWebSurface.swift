internal import ArgumentParser
public import EspalierApp
public import EspalierCommand
public import EspalierViews
internal import EspalierWeb
internal import Foundation

/// A `WebSurface` that can also serve https without a proxy: it has the options `--certificate` and
/// `--certificate-key`.
///
/// ```swift
/// @main struct Notes: App {
///   static let surfaces: [any AppSurface.Type] = [SecureWebSurface.self]
///   func root(for visitor: Visitor) -> NotesFeature { NotesFeature(scope: NotesScope()) }
/// }
/// ```
///
/// Without these options it behaves as a `WebSurface`, and has its name.
public struct SecureWebSurface: CommandSurface {
  /// The name of the surface, `web`.
  public static let name = WebSurface.name
  /// The description of the surface in the program's help.
  public static let summary = WebSurface.summary

  /// Returns the reasons why a browser cannot show view classes, as `WebSurface` does.
  public static func problems(of views: [View.Type]) -> [String] { WebSurface.problems(of: views) }

  @OptionGroup var web: WebSurface

  @Option(help: ArgumentHelp("The PEM file of a certificate, to speak https without a proxy.", valueName: "file"))
  var certificate: String?

  @Option(
    name: .customLong("certificate-key"),
    help: ArgumentHelp("The PEM file of the certificate's private key.", valueName: "file"))
  var certificateKey: String?

  /// Creates the surface with its default options.
  public init() {}

  /// Checks the options, and throws an error that names the invalid option and its valid values.
  public func validate() throws {
    guard (certificate == nil) == (certificateKey == nil) else {
      throw ValidationError("--certificate and --certificate-key go together: each takes a PEM file.")
    }
    if certificate != nil, web.workers > 1 {
      throw ValidationError(
        "--certificate serves one process. With several --workers a proxy speaks https: see the guide to deploying.")
    }
    do { _ = try files?.context() } catch { throw ValidationError("\(error)") }
  }

  /// Runs a supervisor if several workers are requested, unless this process is one of them.
  public func runInstead<Hosted: App>(of app: Hosted.Type, _ launch: Launch<Hosted.Options>) async throws -> Bool {
    try await web.runInstead(of: app, launch)
  }

  /// Serves the app until the task is cancelled, or the process receives SIGINT or SIGTERM.
  public func show<Hosted: App>(_ host: AppHost<Hosted>, _ launch: Launch<Hosted.Options>) async throws {
    try await web.show(host, launch, with: files)
  }

  private var files: CertificateFiles? {
    guard let certificate, let certificateKey else { return nil }
    return CertificateFiles(chain: URL(filePath: certificate), key: URL(filePath: certificateKey))
  }
}
