import dns from 'node:dns';

/*
 * Loaded into a server of a test: the names of the test's own site lead to this machine there too, as
 * `--host-resolver-rules` makes them do in Chromium.
 */
const lookup = dns.lookup;

dns.lookup = (hostname, ...rest) =>
  lookup.call(dns, /(?:^|\.)site\.test$/.test(hostname) ? '127.0.0.1' : hostname, ...rest);
