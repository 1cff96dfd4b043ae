import { expect, test } from 'vitest';
import { isLocalhost } from './index.ts';

test.for(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s is localhost',
  (host) => {
    expect(isLocalhost(host)).toBe(true);
  },
);

test.for([
  'uplift.example',
  'localhost.uplift.example',
  'mylocalhost',
  '127.0.0.1.nip.test',
  '128.0.0.1',
  '::2',
  '',
])('"%s" is not localhost', (host) => {
  expect(isLocalhost(host)).toBe(false);
});
