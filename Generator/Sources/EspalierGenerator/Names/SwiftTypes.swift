/// The types of Swift and of the libraries that apps are written with.
enum SwiftTypes {
  static let all = standard.union(libraries)

  /// Those of the standard library, of concurrency, Observation, Synchronization and regular expressions.
  private static let standard = Set(
    """
    Actor AdditiveArithmetic AlternationBuilder Anchor Any AnyActor AnyBidirectionalCollection AnyClass AnyCollection
    AnyHashable AnyIndex AnyIterator AnyKeyPath AnyObject AnyRandomAccessCollection AnyRegexOutput AnySequence Array
    ArrayLiteralConvertible ArraySlice AsyncCompactMapSequence AsyncDropFirstSequence AsyncDropWhileSequence
    AsyncFilterSequence AsyncFlatMapSequence AsyncIteratorProtocol AsyncMapSequence AsyncPrefixSequence
    AsyncPrefixWhileSequence AsyncSequence AsyncStream AsyncThrowingCompactMapSequence AsyncThrowingDropWhileSequence
    AsyncThrowingFilterSequence AsyncThrowingFlatMapSequence AsyncThrowingMapSequence AsyncThrowingPrefixWhileSequence
    AsyncThrowingStream Atomic AtomicLazyReference AtomicLoadOrdering AtomicOptionalRepresentable AtomicRepresentable
    AtomicStoreOrdering AtomicUpdateOrdering BidirectionalCollection BidirectionalIndexable BidirectionalSlice
    BinaryFloatingPoint BinaryInteger BitwiseCopyable Bool BooleanLiteralConvertible BooleanLiteralType CBool CChar
    CChar16 CChar32 CChar8 CDouble CFloat CFloat16 CInt CLong CLongDouble CLongLong CShort CSignedChar CUnsignedChar
    CUnsignedInt CUnsignedLong CUnsignedLongLong CUnsignedShort CVaListPointer CVarArg CWideChar CancellationError
    Capture CaseIterable Character CharacterClass CheckedContinuation ChoiceOf Clock ClosedRange ClosedRangeIndex
    Codable CodingKey CodingKeyRepresentable CodingUserInfoKey Collection CollectionDifference CollectionOfOne
    CommandLine Comparable ConcurrentValue ContiguousArray ContinuousClock Copyable CountableClosedRange
    CountablePartialRangeFrom CountableRange CustomConsumingRegexComponent CustomDebugStringConvertible
    CustomLeafReflectable CustomPlaygroundDisplayConvertible CustomPlaygroundQuickLookable CustomReflectable
    CustomStringConvertible Decodable Decoder DecodingError DefaultBidirectionalIndices DefaultIndices
    DefaultRandomAccessIndices DefaultStringInterpolation Dictionary DictionaryIndex DictionaryIterator
    DictionaryLiteral DictionaryLiteralConvertible DiscardingTaskGroup DiscontiguousSlice Double DropFirstSequence
    DropWhileSequence Duration DurationProtocol EmptyCollection EmptyIterator Encodable Encoder EncodingError
    EnumeratedIterator EnumeratedSequence Equatable Error Escapable Executor ExecutorJob ExpressibleByArrayLiteral
    ExpressibleByBooleanLiteral ExpressibleByDictionaryLiteral ExpressibleByExtendedGraphemeClusterLiteral
    ExpressibleByFloatLiteral ExpressibleByIntegerLiteral ExpressibleByNilLiteral ExpressibleByStringInterpolation
    ExpressibleByStringLiteral ExpressibleByUnicodeScalarLiteral ExtendedGraphemeClusterLiteralConvertible
    ExtendedGraphemeClusterType FixedWidthInteger FlattenBidirectionalCollection FlattenBidirectionalCollectionIndex
    FlattenCollection FlattenCollectionIndex FlattenSequence Float Float16 Float32 Float64 Float80
    FloatLiteralConvertible FloatLiteralType FloatingPoint FloatingPointClassification FloatingPointRoundingRule
    FloatingPointSign GlobalActor Hashable Hasher Identifiable ImplicitlyUnwrappedOptional Indexable IndexableBase
    IndexingIterator InlineArray InstantProtocol Int Int128 Int16 Int32 Int64 Int8 IntegerLiteralConvertible
    IntegerLiteralType IteratorOverOne IteratorProtocol IteratorSequence Job JobPriority JoinedIterator JoinedSequence
    KeyPath KeyValuePairs KeyedDecodingContainer KeyedDecodingContainerProtocol KeyedEncodingContainer
    KeyedEncodingContainerProtocol LazyBidirectionalCollection LazyCollection LazyCollectionProtocol
    LazyDropWhileBidirectionalCollection LazyDropWhileCollection LazyDropWhileIndex LazyDropWhileIterator
    LazyDropWhileSequence LazyFilterBidirectionalCollection LazyFilterCollection LazyFilterIndex LazyFilterIterator
    LazyFilterSequence LazyMapBidirectionalCollection LazyMapCollection LazyMapIterator LazyMapRandomAccessCollection
    LazyMapSequence LazyPrefixWhileBidirectionalCollection LazyPrefixWhileCollection LazyPrefixWhileIndex
    LazyPrefixWhileIterator LazyPrefixWhileSequence LazyRandomAccessCollection LazySequence LazySequenceProtocol Local
    Lookahead LosslessStringConvertible ManagedBuffer ManagedBufferPointer MemoryLayout Mirror MirrorPath
    MutableBidirectionalSlice MutableCollection MutableIndexable MutableRandomAccessSlice
    MutableRangeReplaceableBidirectionalSlice MutableRangeReplaceableRandomAccessSlice MutableRangeReplaceableSlice
    MutableRawSpan MutableSlice MutableSpan Mutex NegativeLookahead Never NilLiteralConvertible Numeric
    ObjectIdentifier Observable ObservationRegistrar Observations One OneOrMore OpaquePointer OptionSet Optional
    Optionally OutputRawSpan OutputSpan PartialAsyncTask PartialKeyPath PartialRangeFrom PartialRangeThrough
    PartialRangeUpTo PlaygroundQuickLook PrefixSequence RandomAccessCollection RandomAccessIndexable RandomAccessSlice
    RandomNumberGenerator Range RangeExpression RangeReplaceableBidirectionalSlice RangeReplaceableCollection
    RangeReplaceableIndexable RangeReplaceableRandomAccessSlice RangeReplaceableSlice RangeSet RawRepresentable
    RawSpan Reference ReferenceWritableKeyPath Regex RegexComponent RegexComponentBuilder RegexRepetitionBehavior
    RegexSemanticLevel RegexWordBoundaryKind Repeat Repeated Result ReversedCollection ReversedIndex
    ReversedRandomAccessCollection SIMD SIMD16 SIMD2 SIMD3 SIMD32 SIMD4 SIMD64 SIMD8 SIMDMask SIMDScalar SIMDStorage
    Sendable SendableMetatype Sequence SerialExecutor Set SetAlgebra SetIndex SetIterator SignedInteger SignedNumeric
    SingleValueDecodingContainer SingleValueEncodingContainer Slice Span StaticBigInt StaticString StrideThrough
    StrideThroughIterator StrideTo StrideToIterator Strideable String StringInterpolationConvertible
    StringInterpolationProtocol StringLiteralConvertible StringLiteralType StringProtocol Substring SuspendingClock
    SystemRandomNumberGenerator Task TaskExecutor TaskGroup TaskPriority TextOutputStream TextOutputStreamable
    ThrowingDiscardingTaskGroup ThrowingTaskGroup TryCapture UInt UInt128 UInt16 UInt32 UInt64 UInt8 UTF16 UTF32 UTF8
    UTF8Span UnboundedRange UnfoldFirstSequence UnfoldSequence Unicode UnicodeCodec UnicodeDecodingResult
    UnicodeScalar UnicodeScalarLiteralConvertible UnicodeScalarType UnkeyedDecodingContainer UnkeyedEncodingContainer
    Unmanaged UnownedJob UnownedSerialExecutor UnownedTaskExecutor UnsafeBufferPointer UnsafeBufferPointerIterator
    UnsafeConcurrentValue UnsafeContinuation UnsafeCurrentTask UnsafeMutableBufferPointer UnsafeMutablePointer
    UnsafeMutableRawBufferPointer UnsafeMutableRawBufferPointerIterator UnsafeMutableRawPointer UnsafePointer
    UnsafeRawBufferPointer UnsafeRawBufferPointerIterator UnsafeRawPointer UnsafeSendable UnsafeThrowingContinuation
    UnsignedInteger Void WordPair WritableKeyPath ZeroOrMore Zip2Iterator Zip2Sequence
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Those of Foundation, Testing, Crypto and GRDB that sources name: a type of one's own hides them in the whole module.
  private static let libraries = Set(
    """
    Association Attachment Bug Bundle Calendar CharacterSet Column Comment ConditionTrait Configuration Confirmation
    Crypto Data Database DatabaseError DatabaseMigrator DatabasePool DatabaseQueue DatabaseReader DatabaseWriter Date
    DateComponents DateFormatter DateInterval Decimal Dimension FetchRequest FetchableRecord FileHandle FileManager
    Formatter HKDF HMAC IndexPath IndexSet Insecure Issue JSONDecoder JSONEncoder JSONSerialization Locale
    LocalizedError Measurement MutablePersistableRecord NSError NSLock NSObject NSRange NSString Notification
    NotificationCenter NumberFormatter Operation OperationQueue ParallelizationTrait PersistableRecord Pipe Port
    Process ProcessInfo Progress PropertyListDecoder PropertyListEncoder QueryInterfaceRequest RunLoop SHA256 SHA384
    SHA512 SQL Scanner Statement Suite SuiteTrait SymmetricKey TableAlias TableRecord Tag Test TestScoping TestTrait
    Thread TimeInterval TimeLimitTrait TimeZone Timer Trait URL URLComponents URLQueryItem URLRequest URLResponse
    URLSession UUID Unit UserDefaults ValueObservation
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
