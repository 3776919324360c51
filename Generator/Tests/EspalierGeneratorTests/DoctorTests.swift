import Foundation
import Testing

@testable import EspalierGenerator

/// Tests of the look at the machine.
@Suite struct DoctorTests {
  @Test func `the version is found in what swift says`() {
    #expect(
      Doctor.version(in: "Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64").map { [$0.major, $0.minor] } == [
        6, 3,
      ])
    #expect(
      Doctor.version(in: "swift-driver version: 1.90 Apple Swift version 5.10 (x)").map { [$0.major, $0.minor] } == [
        5, 10,
      ])
    #expect(Doctor.version(in: "nothing") == nil)
  }

  @Test func `a port that somebody listens on is taken, and free again after`() throws {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = bind(descriptor, $0, length)
        _ = listen(descriptor, 1)
        _ = getsockname(descriptor, $0, &length)
      }
    }
    let port = Int(UInt16(bigEndian: address.sin_port))
    #expect(PortProbe.probe(port) == .taken)
    close(descriptor)
    #expect(PortProbe.probe(port) == .free)
  }

  @Test func `what is wrong is named with the command that mends it`() async throws {
    let folder = try TestFolder()
    try folder.write("data", "a file")
    let findings = await Doctor(folder: folder.url, port: 0, data: folder.url.appending(path: "data/app").path)
      .findings()
    let app = try #require(findings.first { $0.name == "App" })
    #expect(!app.isGood && app.words.contains("no Package.swift"))
    let data = try #require(findings.first { $0.name == "Data folder" })
    #expect(!data.isGood && data.remedy?.contains("--data") == true)
    #expect(findings.first { $0.name == "Swift" }?.isGood == true)
  }

  @Test func `an app in order is found`() async throws {
    let folder = try TestFolder.shop()
    let findings = await Doctor(folder: folder.url, port: 0, data: folder.url.appending(path: "data").path).findings()
    #expect(findings.first { $0.name == "App" }?.words.hasPrefix("Shop in ") == true)
    #expect(findings.first { $0.name == "Data folder" }?.isGood == true)
  }

  @Test func `each library that an app is linked with is looked for`() async throws {
    let folder = try TestFolder.shop()
    let findings = await Doctor(folder: folder.url, port: 0, data: nil).findings()
    if let others = findings.first(where: { $0.name == "System packages" }) {
      #expect(["OpenSSL", "SQLite", "zlib"].allSatisfy(others.words.contains))
    } else {
      #expect(Set(findings.map(\.name)).isSuperset(of: Doctor.libraries))
    }
  }

  @Test(arguments: ["tools.sh", "Containerfile", "ci.yml", "README.md"])
  func `a new app names the same libraries`(file: String) throws {
    let template = TestFolder.templates.appending(path: "App/Files/\(file).mustache")
    let text = try String(contentsOf: template, encoding: .utf8)
    for library in Doctor.libraries { #expect(text.contains(library)) }
  }

  @Test func `a folder with a quote in its name is one word of the shell`() {
    #expect(Doctor.quoted("/data/Ada's") == "'/data/Ada'\\''s'")
  }

  @Test func `no data folder is not the current one`() async throws {
    let folder = try TestFolder.shop()
    let findings = await Doctor(folder: folder.url, port: 0, data: "").findings()
    #expect(findings.first { $0.name == "Data folder" }?.words == "no folder is named")
  }
}
