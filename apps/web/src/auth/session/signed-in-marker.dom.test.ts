import { beforeEach, expect, test, vi } from 'vitest';
import { isMarkedSignedIn, signedInScript } from './signed-in-marker.ts';

const load = () => new Function(signedInScript)();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.signedIn;
});

test('does not mark a visitor without a cookie or token', () => {
  localStorage.setItem('theme', 'dark');
  load();
  expect(isMarkedSignedIn()).toBe(false);
});

test('marks a user with a marker cookie', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=dark; clientSession=1');
  load();
  cookie.mockRestore();
  expect(isMarkedSignedIn()).toBe(true);
});

test.for([
  ['local', 'adminToken'],
  ['local', 'managerToken'],
  ['session', 'adminToken'],
] as const)('marks a user with a token in %s storage: %s', ([where, name]) => {
  (where === 'local' ? localStorage : sessionStorage).setItem(name, 'token');
  load();
  expect(isMarkedSignedIn()).toBe(true);
});

test('does not throw when storage is blocked', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(load).not.toThrow();
  forbidden.mockRestore();
  expect(isMarkedSignedIn()).toBe(false);
});
