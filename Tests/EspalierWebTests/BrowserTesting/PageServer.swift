import EspalierPrograms
import Foundation

/// Answers every address with the HTML in its query, followed by what the request said of language and cookies, and
/// echoes messages over a WebSocket.
final class PageServer: Sendable {
  private let address: String
  private let program: RunningProgram

  init() async throws {
    program = try RunningProgram(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["python3", "-u", "-c", Self.script], takesInput: true)
    let port = try await program.first { said in said.hasSuffix("\n") ? Int(said.dropLast()) : nil }
    address = "http://127.0.0.1:\(port)/"
  }

  func page(_ html: String) -> String {
    address + "?html=" + (html.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "")
  }

  func stop() { program.closeInput() }

  private static let script = """
    import base64, hashlib, http.server, threading, sys, os, urllib.parse
    class Handler(http.server.BaseHTTPRequestHandler):
      def log_message(self, *ignored): pass
      def do_GET(self):
        if self.headers.get("Upgrade"): return self.echo()
        html = urllib.parse.parse_qs(urllib.parse.urlsplit(self.path).query).get("html", [""])[0]
        told = [("language", self.headers.get("Accept-Language")), ("cookie", self.headers.get("Cookie"))]
        body = "<!doctype html>" + html + "".join("<p id=%s>%s</p>" % (k, v) for k, v in told if v)
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(body.encode())
      def echo(self):
        key = self.headers["Sec-WebSocket-Key"] + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
        accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
        lines = ["HTTP/1.1 101 Up", "Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Accept: " + accept]
        self.wfile.write(("\\r\\n".join(lines) + "\\r\\n\\r\\n").encode())
        while len(head := self.rfile.read(2)) == 2 and head[0] & 15 == 1:
          mask = self.rfile.read(4)
          data = bytes(b ^ mask[i % 4] for i, b in enumerate(self.rfile.read(head[1] & 127)))
          self.wfile.write(bytes([0x81, len(data)]) + data)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=lambda: (sys.stdin.read(), os._exit(0)), daemon=True).start()
    print(server.server_port)
    server.serve_forever()
    """
}
