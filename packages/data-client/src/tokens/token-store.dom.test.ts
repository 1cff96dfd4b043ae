import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTokenStore } from './index.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('a token outlives the page', () => {
  createTokenStore(window).set('adminToken', 'secret');
  expect(createTokenStore(window).get('adminToken')).toBe('secret');
});

test('nothing but tokens moves from session storage', () => {
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
] as const)('a token of %s is discarded', ([, token]) => {
  localStorage.setItem('adminToken', token);
  expect(createTokenStore(window).get('adminToken')).toBeNull();
  expect(localStorage.getItem('adminToken')).toBeNull();
});

describe('a change', () => {
  test('is told to who listens, until they stop', () => {
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

  test.for([['clientToken'], [null]])('of %s in another tab is told too', ([key = null]) => {
    const listener = vi.fn();
    const stop = createTokenStore(window).subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledOnce();
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(listener).toHaveBeenCalledOnce();
  });

  test('of something else in another tab is not', () => {
    const listener = vi.fn();
    const stop = createTokenStore(window).subscribe(listener);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    expect(listener).not.toHaveBeenCalled();
    stop();
  });
});

describe('where the browser refuses storage', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const events = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };

  afterEach(() => vi.restoreAllMocks());

  test('a token is kept for this page', () => {
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

  test('because it is full, the new token counts and not the old one', () => {
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
