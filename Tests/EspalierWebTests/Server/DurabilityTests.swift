import ArgumentParser
import Espalier
import EspalierStorage
import Foundation
import Testing

@testable import EspalierServer
@testable import EspalierServer
@testable import EspalierWeb

/// Tests of the pages of a launch that asks for more or less to be survived.
@Suite struct DurabilityTests {
  private func configuration(_ durability: Durability) throws -> WebConfiguration {
    let launch = Launch(options: NoOptions(), directory: URL(filePath: "/data"), durability: durability)
    return try WebSurface.parse([]).configuration(of: HostedApp(), launch)
  }

  @Test func `the pages of a launch that is to survive a power failure wait for the disk`() throws {
    let configuration = try configuration(.power)
    let store = try #require(configuration.restoration.store as? SQLitePageStore)
    #expect(store.durability == .power)
    #expect(store.file == configuration.pageFile && store.file.path == "/data/web/pages.sqlite", "in the same file")
  }

  @Test func `other pages are in the usual store`() throws {
    #expect(try configuration(.process).restoration.store == nil)
  }
}
