import { beforeEach, expect, test, vi } from 'vitest';
import { isMarkedSignedIn, signedInScript } from './signed-in-marker.ts';

const load = () => new Function(signedInScript)();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  delete document.documentElement.dataset.signedIn;
});

test('a visitor without a cookie or a token is not marked', () => {
  localStorage.setItem('theme', 'dark');
  load();
  expect(isMarkedSignedIn()).toBe(false);
});

test('a marker cookie is enough', () => {
  const cookie = vi.spyOn(document, 'cookie', 'get').mockReturnValue('theme=dark; clientSession=1');
  load();
  cookie.mockRestore();
  expect(isMarkedSignedIn()).toBe(true);
});

test.for([
  ['local', 'adminToken'],
  ['local', 'managerToken'],
  ['session', 'adminToken'],
] as const)('a token in %s storage is enough: %s', ([where, name]) => {
  (where === 'local' ? localStorage : sessionStorage).setItem(name, 'token');
  load();
  expect(isMarkedSignedIn()).toBe(true);
});

test('storage that is forbidden stops nothing', () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Denied', 'SecurityError');
  });
  expect(load).not.toThrow();
  forbidden.mockRestore();
  expect(isMarkedSignedIn()).toBe(false);
});
