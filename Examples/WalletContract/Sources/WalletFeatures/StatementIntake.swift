public import Foundation

/// Brings a bank's statement in, as if the person had chosen the file: with the same rule for lines that are there already, and
/// the same undo.
public protocol StatementIntake: Sendable {
  /// Brings a statement in.
  ///
  /// - Parameter name: What the file would be called; statements of one account have names that differ by their dates only.
  /// - Throws: An error with words for the person when nothing can be read. Then nothing is in.
  func bringIn(_ statement: Data, named name: String) async throws -> IntakeReport
}

/// What a statement brought in.
public struct IntakeReport: Hashable, Sendable {
  /// How many operations are new.
  public var new: Int
  /// How many were there already.
  public var alreadyThere: Int
  /// How many lines could not be read.
  public var refused: Int

  /// Makes a report.
  public init(new: Int, alreadyThere: Int, refused: Int = 0) {
    self.new = new
    self.alreadyThere = alreadyThere
    self.refused = refused
  }
}
