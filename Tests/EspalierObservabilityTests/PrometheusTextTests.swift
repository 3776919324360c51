import TestSupport
import Testing

/// The parser that the other tests trust.
struct PrometheusTextTests {
  @Test
  func `the example of the specification is read`() throws {
    let text = try PrometheusText(
      """
      # HELP http_requests_total The total number of HTTP requests.
      # TYPE http_requests_total counter
      http_requests_total{method="post",code="200"} 1027 1395066363000
      http_requests_total{method="post",code="400"}    3 1395066363000

      # Escaping in label values:
      msdos_file_access_time_seconds{path="C:\\\\DIR\\\\FILE.TXT",error="Cannot find file:\\n\\"FILE.TXT\\""} 1.458255915e9

      # Minimalistic line:
      metric_without_timestamp_and_labels 12.47

      # A weird metric from before the epoch:
      something_weird{problem="division by zero"} +Inf -3982045

      # TYPE http_request_duration_seconds histogram
      http_request_duration_seconds_bucket{le="0.05"} 24054
      http_request_duration_seconds_bucket{le="1"} 133988
      http_request_duration_seconds_bucket{le="+Inf"} 144320
      http_request_duration_seconds_sum 53423
      http_request_duration_seconds_count 144320

      """)
    #expect(text.value("http_requests_total", ["method": "post", "code": "400"]) == 3)
    #expect(text.samples[2].labels["path"] == "C:\\DIR\\FILE.TXT")
    #expect(text.samples[2].labels["error"] == "Cannot find file:\n\"FILE.TXT\"")
    #expect(text.value("something_weird", ["problem": "division by zero"]) == .infinity)
    #expect(text.value("http_request_duration_seconds_count") == 144_320)
  }

  @Test(arguments: [
    "a 1", "1a 1\n", "a{b=c} 1\n", "a{b=\"c} 1\n", "a{b=\"\\t\"} 1\n", "a{b=\"1\" c=\"2\"} 1\n", "a\n", "a one\n",
    "a 1\na 2\n", "a 1\nb 1\na{c=\"1\"} 1\n", "a 1\n# TYPE a counter\n", "# TYPE a number\na 1\n",
    "# TYPE a counter\n# TYPE a counter\na 1\n", "a{b=\"1\",b=\"2\"} 1\n", "a inf\n",
    "# TYPE a histogram\na_bucket{le=\"1\"} 1\na_sum 1\na_count 1\n",
    "# TYPE a histogram\na_bucket{le=\"1\"} 2\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 1\n",
    "# TYPE a histogram\na_bucket{le=\"+Inf\"} 1\na_sum 1\na_count 2\n",
  ])
  func `what breaks the format is refused`(text: String) {
    #expect(throws: PrometheusText.Fault.self) { try PrometheusText(text) }
  }
}
