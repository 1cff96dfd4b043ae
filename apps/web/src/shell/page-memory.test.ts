import { describe, expect, it } from 'vitest';
import { createContentMemory, createMemory } from './page-memory.ts';

describe('createMemory', () => {
  it('creates a value once per key', () => {
    const remember = createMemory<{ key: string }>(2);
    const made = remember('a', () => ({ key: 'a' }));
    expect(remember('a', () => ({ key: 'another' }))).toBe(made);
    expect(remember('b', () => ({ key: 'b' }))).toEqual({ key: 'b' });
  });

  it('clears all values when there would be too many', () => {
    const remember = createMemory<number>(2);
    for (const [value, key] of ['a', 'b', 'c'].entries()) remember(key, () => value);
    expect(remember('c', () => 10)).toBe(2);
    expect(remember('a', () => 10)).toBe(10);
  });
});

describe('createContentMemory', () => {
  const counting = () => {
    let times = 0;
    return async () => ++times;
  };

  it('reads once per version, even for concurrent calls', async () => {
    const contentOf = createContentMemory(() => 0);
    const read = counting();
    const ask = (version: string) => contentOf(version).recall('/api/stories', read);
    expect(await Promise.all([ask('one'), ask('one')])).toEqual([1, 1]);
    expect(await ask('one')).toBe(1);
    expect(await ask('two')).toBe(2);
  });

  it('reads again after a minute', async () => {
    let now = 0;
    const contentOf = createContentMemory(() => now);
    const read = counting();
    expect(await contentOf('one').recall('/api/stories', read)).toBe(1);
    now = 60_000;
    expect(await contentOf('one').recall('/api/stories', read)).toBe(1);
    now = 60_001;
    expect(await contentOf('one').recall('/api/stories', read)).toBe(2);
  });

  it('reads again after a failure', async () => {
    const { recall } = createContentMemory(() => 0)('one');
    const fail = () => Promise.reject(new Error('The API is away.'));
    await expect(recall('/api/stories', fail)).rejects.toThrow('away');
    expect(await recall('/api/stories', async () => 'stories')).toBe('stories');
  });

  it('does not return responses of an older version', async () => {
    const contentOf = createContentMemory(() => 0);
    const older = contentOf('one');
    const newer = contentOf('two');
    await older.recall('/api/stories', async () => 'old');
    expect(await newer.recall('/api/stories', async () => 'new')).toBe('new');
    expect(await contentOf('two').recall('/api/stories', async () => 'unread')).toBe('new');
  });
});
