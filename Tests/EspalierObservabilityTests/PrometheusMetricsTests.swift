import CoreMetrics
import EspalierObservability
import TestSupport
import Testing

struct PrometheusMetricsTests {
  private let metrics = PrometheusMetrics()

  private func scrape() throws -> PrometheusText { try PrometheusText(metrics.scrape()) }

  @Test
  func `each kind of metric stands there as the format has it`() {
    let metrics = PrometheusMetrics(
      buckets: ["wait_seconds": [1, 0.5, .infinity, 1]], help: ["open": "Open windows\\,\nall of them."])
    Counter(label: "imports", dimensions: [("format", "ofx")], factory: metrics).increment(by: 3)
    FloatingPointCounter(label: "paid", factory: metrics).increment(by: 0.5)
    Meter(label: "open", factory: metrics).set(2)
    Timer(label: "wait", factory: metrics).recordNanoseconds(750_000_000)
    #expect(
      metrics.scrape() == """
        # TYPE imports_total counter
        imports_total{format="ofx"} 3
        # HELP open Open windows\\\\,\\nall of them.
        # TYPE open gauge
        open 2
        # TYPE paid_total counter
        paid_total 0.5
        # TYPE wait_seconds histogram
        wait_seconds_bucket{le="0.5"} 0
        wait_seconds_bucket{le="1"} 1
        wait_seconds_bucket{le="+Inf"} 1
        wait_seconds_sum 0.75
        wait_seconds_count 1

        """)
  }

  @Test
  func `nothing was measured, and the answer is empty`() { #expect(metrics.scrape().isEmpty) }

  @Test
  func `names and values from strangers break nothing`() throws {
    let hostile = "a\"b\\c\nd\r\n{x=\"y\"} 1\n# TYPE x counter\u{0}é"
    Counter(label: "7 days\n", dimensions: [("__name__", hostile), ("é", "1")], factory: metrics).increment()
    Counter(label: "", factory: metrics).increment()
    Timer(label: "wait", dimensions: [("le", "3")], factory: metrics).recordNanoseconds(1)
    let text = try scrape()
    #expect(text.metrics == ["_7_days__total", "__total", "wait_seconds"])
    #expect(text.value("_7_days__total", ["exported___name__": hostile, "_": "1"]) == 1)
    #expect(text.value("wait_seconds_count", ["exported_le": "3"]) == 1)
  }

  @Test
  func `labels in another order are the same series`() throws {
    Counter(label: "a", dimensions: [("x", "1"), ("y", "2")], factory: metrics).increment()
    Counter(label: "a", dimensions: [("y", "2"), ("x", "1")], factory: metrics).increment()
    #expect(try scrape().value("a_total", ["x": "1", "y": "2"]) == 2)
  }

  @Test
  func `numbers that are none, and steps back, spoil no counter and no sum`() throws {
    let counter = metrics.makeCounter(label: "a", dimensions: [])
    counter.increment(by: .max)
    counter.increment(by: 5)
    counter.increment(by: -7)
    let parts = metrics.makeFloatingPointCounter(label: "b", dimensions: [])
    for amount in [1.5, -1, .nan, .infinity] { parts.increment(by: amount) }
    let sizes = metrics.makeRecorder(label: "c_bytes", dimensions: [], aggregate: true)
    for size in [Double.nan, 300, 1e12] { sizes.record(size) }
    let gauge = metrics.makeMeter(label: "d", dimensions: [])
    gauge.set(-.infinity)
    let text = try scrape()
    #expect(text.value("a_total") == Double(Int64.max))
    #expect(text.value("b_total") == 1.5)
    #expect(text.value("c_bytes_bucket", ["le": "256"]) == 0)
    #expect(text.value("c_bytes_bucket", ["le": "1024"]) == 1)
    #expect(text.value("c_bytes_count") == 2)
    #expect(text.value("d") == -.infinity)
  }

  @Test
  func `sets of labels over the limit are counted as others, and nothing is lost`() throws {
    let metrics = PrometheusMetrics(maximumSeries: 3)
    for number in 0..<10_000 {
      Counter(label: "a", dimensions: [("user", "\(number)")], factory: metrics).increment()
      Timer(label: "t", dimensions: [("user", "\(number)")], factory: metrics).recordNanoseconds(1)
    }
    let text = try PrometheusText(metrics.scrape())
    let counters = text.samples.filter { $0.name == "a_total" }
    #expect(counters.map(\.labels) == [["user": "0"], ["user": "1"], ["user": "2"], ["user": "other"]])
    #expect(counters.map(\.value) == [1, 1, 1, 9_997])
    #expect(text.value("t_seconds_count", ["user": "other"]) == 9_997)
    #expect(text.value("espalier_metrics_folded_total", ["metric": "a_total"]) == 9_997)
    #expect(metrics.scrape().utf8.count < 5_000)
  }

  @Test
  func `a series that is called other of itself keeps its count`() throws {
    let metrics = PrometheusMetrics(maximumSeries: 1)
    for name in ["other", "b", "c"] {
      Counter(label: "a", dimensions: [("name", name)], factory: metrics).increment()
    }
    #expect(try PrometheusText(metrics.scrape()).value("a_total", ["name": "other"]) == 3)
  }

  @Test
  func `a value is cut off where it gets long`() throws {
    Counter(label: "a", dimensions: [("x", String(repeating: "9", count: 9_000))], factory: metrics).increment()
    #expect(try scrape().samples.first?.labels["x"]?.count == 200)
  }

  @Test
  func `a name stands for what it was made for first`() throws {
    Meter(label: "a_total", factory: metrics).set(5)
    Counter(label: "a", factory: metrics).increment()
    Timer(label: "t", factory: metrics).recordNanoseconds(1)
    Meter(label: "t_seconds_count", factory: metrics).set(9)
    FloatingPointCounter(label: "c", factory: metrics).increment()
    Counter(label: "c", factory: metrics).increment()
    let text = try scrape()
    #expect(text.types["a_total"] == "gauge")
    #expect(text.value("a_total") == 5)
    #expect(text.value("t_seconds_count") == 1)
    #expect(text.value("c_total") == 1)
    #expect(text.value("espalier_metrics_refused_total") == 3)
  }

  @Test
  func `metrics over the limit go nowhere, and are counted`() throws {
    let metrics = PrometheusMetrics(maximumMetrics: 2)
    for number in 0..<50 { Counter(label: "a\(number)", factory: metrics).increment() }
    let text = try PrometheusText(metrics.scrape())
    #expect(text.metrics == ["a0_total", "a1_total", "espalier_metrics_refused_total"])
    #expect(text.value("espalier_metrics_refused_total") == 48)
  }

  @Test
  func `what is destroyed is gone, and its name is free`() throws {
    let counter = Counter(label: "a", dimensions: [("x", "1")], factory: metrics)
    let other = Counter(label: "a", dimensions: [("x", "2")], factory: metrics)
    counter.increment()
    other.increment()
    counter.destroy()
    #expect(try scrape().samples.map(\.labels) == [["x": "2"]])
    other.destroy()
    #expect(try scrape().metrics.isEmpty)
    Meter(label: "a_total", factory: metrics).set(1)
    #expect(try scrape().types["a_total"] == "gauge")
  }

  @Test
  func `many count and scrape at once, and each scrape adds up`() async throws {
    try await withThrowingTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { [metrics] in
          for number in 0..<500 {
            Counter(label: "a", dimensions: [("x", "\(number % 7)")], factory: metrics).increment()
            Timer(label: "t", factory: metrics).recordNanoseconds(Int64(number) * 1_000_000)
            if number % 50 == 0 { _ = try PrometheusText(metrics.scrape()) }
          }
        }
      }
      try await group.waitForAll()
    }
    let text = try scrape()
    #expect(text.samples.filter { $0.name == "a_total" }.reduce(0) { $0 + $1.value } == 4_000)
    #expect(text.value("t_seconds_count") == 4_000)
  }
}
