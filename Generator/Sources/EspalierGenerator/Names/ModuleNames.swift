internal import Foundation

/// The names of modules, none of which one's own may hide.
enum ModuleNames {
  /// Refuses a name that no module of one's own can have.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - text: The name as it was written.
  ///   - targets: The modules that the app has already.
  static func check(
    _ name: GeneratedName, _ text: String, besides targets: [String] = []
  ) throws(GeneratorError) {
    guard name.upper.unicodeScalars.allSatisfy(\.isASCII) else {
      throw .name(text, reason: "a package and its module are named in the letters A to Z. Choose another name")
    }
    let module = name.upper
    // A folder of some file systems cannot have both spellings.
    if let target = targets.first(where: { $0.lowercased() == module.lowercased() }) {
      throw .name(text, reason: "the app has a module \(target) already. Choose another name")
    }
    if taken.contains(module) || FrameworkNames.modules.contains(module) {
      throw .name(text, reason: "\(module) is a module that the app is built from. Choose another name")
    }
    let own = ["Tests", "PackageTests"].map { module + $0 }
    if let test = own.first(where: { FrameworkNames.modules.contains($0) || targets.contains($0) }) {
      throw .name(text, reason: "its tests would be \(test), which is a module already. Choose another name")
    }
  }

  /// The modules of Swift, and those of the packages that Espalier and its apps are built from.
  private static let taken = Set(
    """
    Swift Builtin Cxx CxxStdlib Dispatch Distributed Foundation FoundationEssentials FoundationInternationalization
    FoundationNetworking FoundationXML Glibc Musl Darwin Android Observation RegexBuilder Runtime SwiftOnoneSupport
    SwiftShims Synchronization Testing XCTest Combine CoreFoundation Network PackageDescription PackagePlugin
    CompilerPluginSupport
    Algorithms ArgumentParser ArgumentParserToolInfo AsyncAlgorithms AsyncHTTPClient AsyncStreaming Atomics
    BasicContainers BitCollections CCryptoBoringSSL CSystem CXKCP Collections ComplexModule Configuration
    ContainersPreview CoreMetrics Crypto CryptoBoringWrapper CryptoExtras DequeModule GRDB GRDBSQLite HTTPTypes
    HTTPTypesFoundation HashTreeCollections HeapModule Hummingbird HummingbirdCore HummingbirdHTTP2 HummingbirdRouter
    HummingbirdTLS HummingbirdTesting HummingbirdWebSocket InMemoryLogging InMemoryTracing Instrumentation
    InternalCollectionsUtilities Logging Metrics MetricsTestKit Mustache NIO NIOConcurrencyHelpers NIOCore NIOEmbedded
    NIOExtras NIOFS NIOFileSystem NIOFoundationCompat NIOHPACK NIOHTTP1 NIOHTTP2 NIOHTTPCompression NIOHTTPTypes
    NIOHTTPTypesHTTP1 NIOHTTPTypesHTTP2 NIOPosix NIOSOCKS NIOSSL NIOTLS NIOTransportServices NIOWebSocket Numerics
    OrderedCollections RawStructuredFieldValues RealModule RopeModule ServiceContextModule ServiceLifecycle
    SortedCollections StructuredFieldValues Subprocess SwiftASN1 SwiftBasicFormat SwiftCompilerPlugin SwiftDiagnostics
    SwiftIfConfig SwiftLexicalLookup SwiftOperators SwiftParser SwiftParserDiagnostics SwiftRefactor SwiftSyntax
    SwiftSyntaxBuilder SwiftSyntaxMacroExpansion SwiftSyntaxMacros SwiftWarningControl System SystemPackage
    TrailingElementsModule Tracing UnixSignals WSClient WSCore X509
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
