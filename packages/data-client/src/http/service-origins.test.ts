import { expect, test } from 'vitest';
import { isLocalhost, serviceOfPath } from './index.ts';

test.for(['localhost', 'app.localhost', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
  '%s is this machine',
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
])('"%s" is not', (host) => {
  expect(isLocalhost(host)).toBe(false);
});

test.for([
  ['/api/tech-assets', 'tech-assets'],
  ['/api/tech-assets?x=1', 'tech-assets'],
  ['/api/tech-assets/react', 'core'],
  ['/api/assets', 'admin'],
  ['/api/assets?pageSize=100', 'admin'],
  ['/api/assets/logo/file', 'core'],
  ['/api/admin', 'admin'],
  ['/api/admin/users?page=2', 'admin'],
  ['/api/administration', 'core'],
  ['/api/client/me', 'core'],
] as const)('%s belongs to %s', ([path, service]) => {
  expect(serviceOfPath(path)).toBe(service);
});
