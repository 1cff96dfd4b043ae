import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenStore } from './index.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a token survives a reload', () => {
  createTokenStore(window).set('adminToken', 'secret');
  expect(createTokenStore(window).get('adminToken')).toBe('secret');
});

test('only tokens move from session storage', () => {
  sessionStorage.setItem('draft', 'text');
  createTokenStore(window);
  expect(sessionStorage.getItem('draft')).toBe('text');
  expect(localStorage.length).toBe(0);
});

test.for([
  ['letters that no header carries', 'ключ'],
  ['a line break', 'a\nb'],
  ['a NUL', '\u0000x'],
  ['nothing', ''],
  ['20,000 characters', 'x'.repeat(20_000)],
] as const)('discards a token made of %s', ([, token]) => {
  localStorage.setItem('adminToken', token);
  expect(createTokenStore(window).get('adminToken')).toBeNull();
  expect(localStorage.getItem('adminToken')).toBeNull();
});

test.for([
  ['local', localStorage, sessionStorage],
  ['session', sessionStorage, localStorage],
] as const)('a corrupt token in %s storage does not hide a good one in the other', ([, corrupt, good]) => {
  corrupt.setItem('adminToken', 'ключ');
  good.setItem('adminToken', 'secret');
  expect(createTokenStore(window).get('adminToken')).toBe('secret');
  expect(localStorage.getItem('adminToken')).toBe('secret');
  expect(sessionStorage).toHaveLength(0);
});

describe('change notifications', () => {
  test('reach listeners until they unsubscribe', () => {
    const tokens = createTokenStore(window);
    const listener = vi.fn();
    const stop = tokens.subscribe(listener);
    tokens.set('adminToken', 'a');
    tokens.clear('adminToken');
    tokens.clearAll();
    expect(listener).toHaveBeenCalledTimes(3);
    stop();
    tokens.set('adminToken', 'b');
    expect(listener).toHaveBeenCalledTimes(3);
  });

  test.for([['clientToken'], [null]])('are sent for a change of %s in another tab', ([key = null]) => {
    const listener = vi.fn();
    const stop = createTokenStore(window).subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('are not sent for other keys in another tab', () => {
    const listener = vi.fn();
    const stop = createTokenStore(window).subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

describe('when the browser refuses storage', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const events = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };

  afterEach(() => vi.restoreAllMocks());

  test('keeps a token for this page', () => {
    const tokens = createTokenStore({
      ...events,
      get localStorage() {
        return refuse();
      },
      get sessionStorage() {
        return refuse();
      },
    });
    expect(tokens.get('adminToken')).toBeNull();
    tokens.set('adminToken', 'secret');
    expect(tokens.get('adminToken')).toBe('secret');
    tokens.clearAll();
    expect(tokens.get('adminToken')).toBeNull();
  });

  test('uses the new token instead of the old one when storage is full', () => {
    localStorage.setItem('adminToken', 'old');
    const tokens = createTokenStore(window);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    tokens.set('adminToken', 'new');
    expect(tokens.get('adminToken')).toBe('new');
    expect(localStorage.getItem('adminToken')).toBeNull();
    vi.restoreAllMocks();
    tokens.set('adminToken', 'newer');
    expect(localStorage.getItem('adminToken')).toBe('newer');
    expect(tokens.get('adminToken')).toBe('newer');
  });
});
