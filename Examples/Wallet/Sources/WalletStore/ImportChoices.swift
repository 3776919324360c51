/// The person's choices about an import, for what the file itself does not say.
public struct ImportChoices: Hashable, Sendable {
  /// The answers to ``ImportAccountQuestion``s.
  public var destinations: [ImportAccountQuestion.ID: ImportDestination]
  /// Operations of the file that are to be added although they are taken for known ones or were deleted once.
  public var kept: Set<ImportPreview.Operation.ID>

  /// Creates choices; by default nothing is chosen.
  public init(
    destinations: [ImportAccountQuestion.ID: ImportDestination] = [:], kept: Set<ImportPreview.Operation.ID> = []
  ) {
    self.destinations = destinations
    self.kept = kept
  }
}
