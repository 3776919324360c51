import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The thinnest server of the measured page: it holds rows as values, and tells a browser what to do with as little as can be.
///
/// What a page costs beyond this is what Espalier costs. It knows no session, loses what it is told when the line breaks, and
/// its page has no name for anything.
final class ThinServer: Sendable {
  private let channel: any Channel
  private let group: MultiThreadedEventLoopGroup

  private init(channel: any Channel, group: MultiThreadedEventLoopGroup) {
    self.channel = channel
    self.group = group
  }

  var port: Int { channel.localAddress?.port ?? 0 }

  static func start() async throws -> ThinServer {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    let upgrader = NIOWebSocketServerUpgrader(
      shouldUpgrade: { channel, _ in channel.eventLoop.makeSucceededFuture([:]) },
      upgradePipelineHandler: { channel, _ in
        channel.eventLoop.makeCompletedFuture { try channel.pipeline.syncOperations.addHandler(ThinSession()) }
      })
    let channel = try await ServerBootstrap(group: group)
      .serverChannelOption(ChannelOptions.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(ChannelOptions.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline(
            withServerUpgrade: (
              upgraders: [upgrader],
              completionHandler: { context in
                let pipeline = context.pipeline.syncOperations
                if let page = try? pipeline.handler(type: ThinPage.self) { pipeline.removeHandler(page, promise: nil) }
              }
            ))
          try channel.pipeline.syncOperations.addHandler(ThinPage())
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
    return ThinServer(channel: channel, group: group)
  }

  func stop() async throws {
    try await channel.close()
    try await group.shutdownGracefully()
  }
}

/// Answers every request with the page.
private final class ThinPage: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private static let script = """
    const rows = document.getElementById("rows"), model = document.createElement("tr");
    for (let at = 0; at < 6; at++) model.append(document.createElement("td"));
    const add = (all) => {
      const fragment = document.createDocumentFragment();
      for (const cells of all) {
        const row = model.cloneNode(true);
        cells.forEach((cell, at) => (row.children[at].textContent = cell));
        fragment.append(row);
      }
      rows.append(fragment);
    };
    const acts = {
      inc: (count) => (document.getElementById("count").firstChild.nodeValue = count),
      update: (all) => all.forEach(([at, label]) => (rows.children[at].children[1].textContent = label)),
      swap: ([one, other]) => {
        const [a, b] = [rows.children[one], rows.children[other]], next = b.nextSibling;
        a.before(b);
        rows.insertBefore(a, next);
      },
      create: (all) => (rows.replaceChildren(), add(all)),
      append: add,
      clear: () => rows.replaceChildren(),
    };
    const socket = new WebSocket(`ws://${location.host}/live`);
    socket.onmessage = ({ data }) => {
      const [name, what] = JSON.parse(data);
      acts[name](what);
    };
    socket.onopen = () => (document.documentElement.dataset.espalier = "live");
    for (const button of document.querySelectorAll("button")) button.onclick = () => socket.send(button.id);
    """

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    guard case .end = unwrapInboundIn(data) else { return }
    let buttons = ["inc", "create", "update", "swap", "append", "clear"].map { "<button id=\($0)>\($0)</button>" }
      .joined()
    let rows = (1...1_000).map { id in
      "<tr>" + MeasuredRow(id).cells.map { "<td>\($0)</td>" }.joined() + "</tr>"
    }.joined()
    let page = """
      <!doctype html><title>Thin</title>\(buttons)<output id=count>0</output><table><tbody id=rows>\(rows)</tbody></table>\
      <script>\(Self.script)</script>
      """
    let body = context.channel.allocator.buffer(string: page)
    let head = HTTPResponseHead(
      version: .http1_1, status: .ok,
      headers: ["Content-Type": "text/html; charset=utf-8", "Content-Length": "\(body.readableBytes)"])
    context.write(wrapOutboundOut(.head(head)), promise: nil)
    context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
    context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
  }
}

/// The session of one browser.
private final class ThinSession: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias OutboundOut = WebSocketFrame

  private var count = 0
  private var rows = (1...1_000).map(MeasuredRow.init)
  private var next = 1_001

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = unwrapInboundIn(data)
    guard frame.opcode == .text else { return }
    let name = String(buffer: frame.unmaskedData)
    let answer = Self.json(name) + "," + change(name)
    let buffer = context.channel.allocator.buffer(string: "[\(answer)]")
    context.writeAndFlush(wrapOutboundOut(WebSocketFrame(fin: true, opcode: .text, data: buffer)), promise: nil)
  }

  /// Does what the button says, and answers what the browser is to do, as JSON.
  private func change(_ name: String) -> String {
    switch name {
    case "inc":
      count += 1
      return "\(count)"
    case "update":
      let places = stride(from: 0, to: rows.count, by: 10)
      for index in places { rows[index].label += " !!!" }
      return Self.list(places.map { "[\($0),\(Self.json(rows[$0].label))]" })
    case "swap":
      rows.swapAt(1, 998)
      return "[1,998]"
    case "create":
      rows = fresh()
      return Self.list(rows.map { Self.list($0.cells.map(Self.json)) })
    case "append":
      let more = fresh()
      rows += more
      return Self.list(more.map { Self.list($0.cells.map(Self.json)) })
    default:
      rows = []
      return "0"
    }
  }

  private func fresh() -> [MeasuredRow] {
    defer { next += 1_000 }
    return (next..<next + 1_000).map(MeasuredRow.init)
  }

  // The texts of the measured page need no escapes.
  private static func json(_ text: String) -> String { "\"\(text)\"" }
  private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
