import dns from 'node:dns';

/*
 * Preloaded into a test's server: resolves the test site's hostnames to this machine, as
 * `--host-resolver-rules` does in Chromium.
 */
const lookup = dns.lookup;

dns.lookup = (hostname, ...rest) =>
  lookup.call(dns, /(?:^|\.)site\.test$/.test(hostname) ? '127.0.0.1' : hostname, ...rest);
