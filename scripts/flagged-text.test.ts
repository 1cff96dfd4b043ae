// cspell:disable
import { describe, expect, test } from 'vitest';
import { flaggedText } from '../cspell.config.ts';

const flagged = (text: string): string[] => text.match(flaggedText) ?? [];

describe('flaggedText', () => {
  test('matches words and phrases in any case, also with no-break spaces', () => {
    expect(flagged('Somebody called.')).toEqual(['Somebody']);
    expect(flagged('It is told, in\u00a0the end.')).toEqual(['is told', 'in\u00a0the end']);
  });

  test.each([
    ['sentences', 'Leave it as it is. Told you.'],
    ['lines', 'Where the budget is\ntold us enough'],
    ['table cells', 'is\ttold'],
  ])('ignores phrases across %s', (_, text) => {
    expect(flagged(text)).toEqual([]);
  });
});
