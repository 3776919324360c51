internal import EspalierConnectors
internal import Tracing

/// A tracer that creates a span for each operation. The span is a child of the span that caused the operation.
final class SpanTracer: TelemetryTracer {
  private let tracer: any Tracer

  init(_ tracer: any Tracer) { self.tracer = tracer }

  func begin(_ event: TelemetryEvent) -> any TelemetrySpan { Self.begin(event, tracer) }

  private static func begin(_ event: TelemetryEvent, _ tracer: some Tracer) -> any TelemetrySpan {
    OperationSpan(span: tracer.startSpan(event.title, ofKind: kind(of: event)), event: event)
  }

  private static func kind(of event: TelemetryEvent) -> SpanKind {
    switch event.kind {
    case .mount, .event, .reconnect: .server
    case .gatewayCall: .client
    case .render, .patch, .failure: .internal
    }
  }
}

/// The span of an operation. It is the task's current span while the operation runs.
private struct OperationSpan: TelemetrySpan {
  let span: any Span

  init(span: any Span, event: TelemetryEvent) {
    self.span = span
    span.updateAttributes { attributes in
      if let surface = event.place.surface { attributes["espalier.surface"] = surface }
      if let session = event.place.session { attributes["espalier.session"] = session }
      if let pattern = event.place.pattern { attributes["espalier.route"] = pattern }
      if let module = event.place.module { attributes["espalier.module"] = module }
    }
  }

  func within<Value>(_ work: () throws -> Value) rethrows -> Value {
    try InstrumentationContext.withValue(span.context, operation: work)
  }

  nonisolated(nonsending) func within<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    try await InstrumentationContext.withValue(span.context, operation: work)
  }

  func end(_ event: TelemetryEvent) {
    if let bytes = event.bytes { span.attributes["espalier.bytes"] = bytes }
    if let failure = event.failure {
      span.attributes["error.type"] = failure.name
      if let number = failure.number { span.attributes["espalier.number"] = number }
      if !failure.isCancellation { span.setStatus(SpanStatus(code: .error)) }
    }
    span.end()
  }
}
