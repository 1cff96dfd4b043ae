import { expect, it } from 'vitest';
import { sampleStories } from '../content/sample-stories.ts';
import { withoutFinTech } from './success-stories.ts';

const [story] = sampleStories;
if (!story) throw new Error('There are samples.');

it.each(['FinTech', 'fintech', 'Fin Tech', 'Fin-Tech', 'B2B FINTECH'])(
  'a story from %s is left out',
  (industry) => {
    expect(withoutFinTech([{ ...story, industry }, story])).toEqual([story]);
  },
);

it.each(['Finance', 'Technology', 'Finishing techniques', 'Muffin Technology', ''])(
  'a story from "%s" stays',
  (industry) => {
    expect(withoutFinTech([{ ...story, industry }])).toHaveLength(1);
  },
);

it('there are three samples, and none from FinTech', () => {
  expect(sampleStories).toHaveLength(3);
  expect(withoutFinTech(sampleStories)).toEqual(sampleStories);
});
