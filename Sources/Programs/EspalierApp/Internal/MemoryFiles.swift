internal import Foundation

/// The files in which Linux reports on memory.
struct MemoryFiles {
  /// The share of the last ten seconds, in percent, during which processes waited for memory. From this share on,
  /// memory counts as low.
  private static let maximumStall = 10.0
  /// The fraction of the memory that is in use. From this fraction on, memory counts as low.
  private static let maximumUse = 0.9
  private static let groups = "/sys/fs/cgroup"

  /// The closure that returns the text of a file; nil if the file does not exist or may not be read.
  private let read: (String) -> String?

  init(read: @escaping (String) -> String? = Self.text) { self.read = read }

  /// Returns true when memory runs low; nil if no file reports it.
  func isLow() -> Bool? {
    let folders = folders
    let stall = (folders.first.flatMap { read($0 + "/memory.pressure") } ?? read("/proc/pressure/memory"))
      .flatMap(Self.stall)
    let uses = folders.compactMap(use)
    guard stall != nil || !uses.isEmpty else { return nil }
    return stall ?? 0 >= Self.maximumStall || uses.contains { $0 >= Self.maximumUse }
  }

  /// The folders of the process's control group and of the groups around it. Each group may have a limit.
  private var folders: [String] {
    guard let line = read("/proc/self/cgroup")?.split(separator: "\n").first(where: { $0.hasPrefix("0::/") }) else {
      return []
    }
    let parts = line.dropFirst("0::/".count).split(separator: "/")
    // A path with `..` belongs to another view of the groups; the root of this view is used instead.
    guard !parts.contains("..") else { return [Self.groups] }
    return (0...parts.count).reversed().map { ([Self.groups[...]] + parts.prefix($0)).joined(separator: "/") }
  }

  /// Returns the fraction of a group's memory that is in use; nil for a group without a limit.
  private func use(of folder: String) -> Double? {
    let limits = ["memory.high", "memory.max"].compactMap { number(folder + "/" + $0) }
    guard let limit = limits.min(), limit > 0, let current = number(folder + "/memory.current") else { return nil }
    // The kernel frees files that have not been read for a while as soon as the memory is needed.
    let files = read(folder + "/memory.stat")?.split(separator: "\n").first { $0.hasPrefix("inactive_file ") }
    let spare = files.flatMap { Double($0.dropFirst("inactive_file ".count)) } ?? 0
    return (current - spare) / limit
  }

  private func number(_ path: String) -> Double? {
    read(path).flatMap { Double($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
  }

  /// Returns the number after `avg10=` in the line that begins with `some`.
  private static func stall(_ text: String) -> Double? {
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix("some ") }) else { return nil }
    let part = line.split(separator: " ").first { $0.hasPrefix("avg10=") }
    return part.flatMap { Double($0.dropFirst("avg10=".count)) }
  }

  private static func text(of path: String) -> String? {
    // Files of the kernel report a size of zero.
    guard let file = FileHandle(forReadingAtPath: path), let data = try? file.readToEnd() else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
