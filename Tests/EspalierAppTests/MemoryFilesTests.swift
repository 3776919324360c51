import Testing

@testable import EspalierApp

/// Tests of reading the kernel's files about memory.
@Suite struct MemoryFilesTests {
  private func isLow(_ files: [String: String]) -> Bool? { MemoryFiles { files[$0] }.isLow() }

  private func pressure(_ share: String) -> String { "some avg10=\(share) avg60=99 total=7\nfull avg10=99 total=7\n" }

  @Test func `a system that says nothing of memory is not known to be low`() {
    #expect(isLow([:]) == nil)
    #expect(isLow(["/proc/self/cgroup": "0::/\n", "/proc/pressure/memory": "nothing\n"]) == nil)
    // A group without a limit says nothing either.
    #expect(
      isLow([
        "/proc/self/cgroup": "0::/\n", "/sys/fs/cgroup/memory.max": "max\n", "/sys/fs/cgroup/memory.current": "900\n",
      ]) == nil)
  }

  @Test(arguments: [("0.00", false), ("9.99", false), ("10.00", true), ("80.5", true)])
  func `whoever waits for memory for a tenth of the time has little`(share: String, expected: Bool) {
    #expect(isLow(["/proc/pressure/memory": pressure(share)]) == expected)
    let own = "/sys/fs/cgroup/app/memory.pressure"
    #expect(
      isLow(["/proc/self/cgroup": "0::/app\n", own: pressure(share), "/proc/pressure/memory": pressure("50")])
        == expected,
      "the group's own counts")
  }

  @Test(
    arguments: [
      (900, "max", "1000", 0, true), (890, "max", "1000", 0, false), (950, "max", "1000", 100, false),
      (460, "500", "1000", 0, true), (400, "500", "max", 0, false), (950, "max", "max", 0, nil),
    ] as [(Int, String, String, Int, Bool?)])
  func `nine tenths of what a group may have are much, besides files kept for speed`(
    current: Int, high: String, max: String, files: Int, expected: Bool?
  ) {
    let folder = "/sys/fs/cgroup/system.slice"
    #expect(
      isLow([
        "/proc/self/cgroup": "1:memory:/old\n0::/system.slice/app.service\n",
        folder + "/memory.current": "\(current)\n",
        folder + "/memory.high": high + "\n", folder + "/memory.max": max + "\n",
        folder + "/memory.stat": "anon 7\ninactive_file \(files)\n",
      ]) == expected)
  }
}
