import { describe, expect, it } from 'vitest';
import { createContentMemory, createMemory } from './page-memory.ts';

describe('what a key decides', () => {
  it('is made once for each key', () => {
    const remember = createMemory<{ key: string }>(2);
    const made = remember('a', () => ({ key: 'a' }));
    expect(remember('a', () => ({ key: 'another' }))).toBe(made);
    expect(remember('b', () => ({ key: 'b' }))).toEqual({ key: 'b' });
  });

  it('is forgotten where there would be too much of it', () => {
    const remember = createMemory<number>(2);
    for (const [value, key] of ['a', 'b', 'c'].entries()) remember(key, () => value);
    expect(remember('c', () => 10)).toBe(2);
    expect(remember('a', () => 10)).toBe(10);
  });
});

describe('what was read of the content', () => {
  const counting = () => {
    let times = 0;
    return async () => ++times;
  };

  it('is read once for each version, however many ask at the same time', async () => {
    const contentOf = createContentMemory(() => 0);
    const read = counting();
    const ask = (version: string) => contentOf(version).recall('/api/stories', read);
    expect(await Promise.all([ask('one'), ask('one')])).toEqual([1, 1]);
    expect(await ask('one')).toBe(1);
    expect(await ask('two')).toBe(2);
  });

  it('is read again a minute later', async () => {
    let now = 0;
    const contentOf = createContentMemory(() => now);
    const read = counting();
    expect(await contentOf('one').recall('/api/stories', read)).toBe(1);
    now = 60_000;
    expect(await contentOf('one').recall('/api/stories', read)).toBe(1);
    now = 60_001;
    expect(await contentOf('one').recall('/api/stories', read)).toBe(2);
  });

  it('is asked for again where it could not be read', async () => {
    const { recall } = createContentMemory(() => 0)('one');
    const fail = () => Promise.reject(new Error('The API is away.'));
    await expect(recall('/api/stories', fail)).rejects.toThrow('away');
    expect(await recall('/api/stories', async () => 'stories')).toBe('stories');
  });

  it('that a new version has overtaken does not come back', async () => {
    const contentOf = createContentMemory(() => 0);
    const older = contentOf('one');
    const newer = contentOf('two');
    await older.recall('/api/stories', async () => 'old');
    expect(await newer.recall('/api/stories', async () => 'new')).toBe('new');
    expect(await contentOf('two').recall('/api/stories', async () => 'unread')).toBe('new');
  });
});
