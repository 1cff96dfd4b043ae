import { describe, expect, it } from 'vitest';
import { nextPath } from './next-path.ts';

describe('nextPath', () => {
  it.each([
    ['/client/results', '/client/results'],
    ['/client?tab=a#b', '/client?tab=a#b'],
  ])('accepts %j', (next, path) => {
    expect(nextPath(next, '/client', '/client')).toBe(path);
  });

  it.each([
    [null],
    [''],
    ['https://evil.example/client'],
    ['//evil.example/client'],
    ['/\\evil.example/client'],
    ['javascript:alert(1)'],
    ['client/results'],
    ['/clients'],
    ['/client/../admin/users'],
    ['/admin/users'],
  ])('rejects %j', (next) => {
    expect(nextPath(next, '/client', '/client')).toBe('/client');
  });
});
