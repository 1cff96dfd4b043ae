import { expect, test } from 'vitest';
import { createApiKeyText, isMeantAsApiKey, isWholeApiKey } from './api-key-text.ts';

test('creates unique keys that start with their public prefix', () => {
  const keys = Array.from({ length: 100 }, createApiKeyText);
  for (const { text, prefix } of keys) {
    expect(prefix).toMatch(/^upk_[0-9A-Za-z]{8}$/);
    expect(text.startsWith(`${prefix}_`)).toBe(true);
    expect(text).toHaveLength(63);
    expect(isWholeApiKey(text)).toBe(true);
    expect(isMeantAsApiKey(text)).toBe(true);
  }
  expect(new Set(keys.map(({ text }) => text)).size).toBe(keys.length);
});

test('rejects a key with one wrong character', () => {
  const { text } = createApiKeyText();
  for (let place = 4; place < text.length; place += 1) {
    const slip = text[place] === 'a' ? 'b' : 'a';
    expect(isWholeApiKey(text.slice(0, place) + slip + text.slice(place + 1)), String(place)).toBe(false);
  }
});

test('rejects swapped, missing and extra characters', () => {
  const { text } = createApiKeyText();
  const place = [...text].findIndex((letter, index) => index > 13 && letter !== text[index + 1]);
  const swapped = `${text.slice(0, place)}${text[place + 1]}${text[place]}${text.slice(place + 2)}`;
  for (const wrong of [swapped, text.slice(0, -1), text.slice(0, 12), `${text}a`, '', 'upk_'])
    expect(isWholeApiKey(wrong), wrong).toBe(false);
});
