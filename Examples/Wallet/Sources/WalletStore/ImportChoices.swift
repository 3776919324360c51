/// What the person has said about an import that the file itself does not say.
public struct ImportChoices: Hashable, Sendable {
  /// The answers to ``ImportAccountQuestion``s.
  public var destinations: [ImportAccountQuestion.ID: ImportDestination]
  /// Operations of the file that are to come in though they are taken for known ones or were deleted once.
  public var kept: Set<ImportPreview.Operation.ID>

  /// Choices; nothing is chosen yet.
  public init(
    destinations: [ImportAccountQuestion.ID: ImportDestination] = [:], kept: Set<ImportPreview.Operation.ID> = []
  ) {
    self.destinations = destinations
    self.kept = kept
  }
}
