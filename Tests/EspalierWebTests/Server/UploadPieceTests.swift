import Testing

@testable import EspalierServer

/// Ranges that tell which piece of a file a request brings.
@Suite struct UploadPieceTests {
  @Test(arguments: [
    "bytes", "bytes 0-/7", "bytes -6/7", "bytes 0-6/*", "bytes 0-7/8", "bytes 1-6/7", "bytes 6-0/7", "bytes */7",
    "bytes 0-6/6", "bytes 0-6/99999999999999999999", "lines 0-6/7", "bytes +0-6/7", "bytes 0-6/7/8",
  ])
  func `A range that is none, or does not fit the body, is no piece`(range: String) {
    #expect(UploadPiece(range, length: 7) == nil)
  }

  @Test func `A range says which piece it is`() {
    #expect(UploadPiece("bytes 3-9/30", length: 7).map { [$0.start, $0.total] } == [3, 30])
    #expect(UploadPiece("bytes */30", length: 0).map { [$0.start, $0.total] } == [nil, 30])
    #expect(UploadPiece("bytes */0", length: 0).map { [$0.start, $0.total] } == [nil, 0])
  }
}
