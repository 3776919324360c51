/// The requirements for every surface, as checks that use the app as a person does. A surface conforms if all checks
/// pass.
///
/// The checks drive the ``ConformanceApp`` through an `AppDriver`, so the same checks run headless and in a real
/// browser. They compare the text that is read (`ReadLines`), paths, titles and the values of controls, but never the
/// appearance.
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
  /// A check of one requirement for a surface.
  public struct Check: Sendable, CustomStringConvertible {
    /// The requirement, as a sentence.
    public let name: String
    private let steps: @MainActor @Sendable (any AppDriver) async throws -> Void

    init(_ name: String, _ steps: @escaping @MainActor @Sendable (any AppDriver) async throws -> Void) {
      self.name = name
      self.steps = steps
    }

    /// Performs the steps of the check. The driver must have a window of its own that
    /// `ConformanceApp/makeConformanceWindow(for:)` has just created.
    ///
    /// - Throws: ``ConformanceFailure`` if the surface does not meet the demand, and any error of the driver.
    @MainActor public func run(_ driver: any AppDriver) async throws { try await steps(driver) }

    /// The requirement, as a sentence.
    public var description: String { name }
  }

  /// All checks. Each check needs its own new window, and their order does not matter.
  public static let checks: [Check] =
    reading + navigation + lists + FeedChecks.all + rows + ItemsChecks.all + forms + inputs + LocalChecks.all + states
    + submissions
    + screens + displays
}
