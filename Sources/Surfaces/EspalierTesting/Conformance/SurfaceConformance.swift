/// The demands on every surface, as checks made of a person's steps: a surface passes when all of them pass.
///
/// They drive the ``ConformanceApp`` through an ``AppDriver``, so the same checks run headless and in a real browser.
/// They compare the text that is read (``ReadLines``), paths, titles and the values of controls; never how anything
/// looks.
///
/// ```swift
/// @MainActor func failures(_ makeDriver: () async throws -> any AppDriver) async -> [String] {
///   var failures: [String] = []
///   for check in SurfaceConformance.checks {
///     do { try await check.run(makeDriver()) } catch { failures.append("\(check.name): \(error)") }
///   }
///   return failures
/// }
/// ```
public enum SurfaceConformance {
  /// One demand on a surface.
  public struct Check: Sendable, CustomStringConvertible {
    /// The demand, as a sentence.
    public let name: String
    private let steps: @MainActor @Sendable (any AppDriver) async throws -> Void

    init(_ name: String, _ steps: @escaping @MainActor @Sendable (any AppDriver) async throws -> Void) {
      self.name = name
      self.steps = steps
    }

    /// Takes the steps on a driver over a window of its own, fresh from `ConformanceApp/makeConformanceWindow(for:)`.
    ///
    /// - Throws: ``ConformanceFailure`` when the surface does something else, and whatever the driver throws.
    @MainActor public func run(_ driver: any AppDriver) async throws { try await steps(driver) }

    /// The demand.
    public var description: String { name }
  }

  /// All checks. Each begins with a window of its own; their order does not matter.
  public static let checks: [Check] =
    reading + navigation + lists + rows + forms + inputs + states + submissions + screens + displays
}
