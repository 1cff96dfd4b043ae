-- Ends a run of wrk with one line of JSON, because its own output is rounded.
done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '\n{"requests":%d,"microseconds":%d,"p95":%d,"failed":%d}\n',
    summary.requests,
    summary.duration,
    latency:percentile(95),
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
