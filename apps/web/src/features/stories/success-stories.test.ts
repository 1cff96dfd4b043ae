import { expect, it } from 'vitest';
import { sampleStories } from '../../content/sample-stories.ts';
import { withoutFinTech } from './success-stories.ts';

const [story] = sampleStories;
if (!story) throw new Error('There are samples.');

it.each(['FinTech', 'fintech', 'Fin Tech', 'Fin-Tech', 'B2B FINTECH'])(
  'excludes a story from %s',
  (industry) => {
    expect(withoutFinTech([{ ...story, industry }, story])).toEqual([story]);
  },
);

it.each(['Finance', 'Technology', 'Finishing techniques', 'Muffin Technology', ''])(
  'includes a story from "%s"',
  (industry) => {
    expect(withoutFinTech([{ ...story, industry }])).toHaveLength(1);
  },
);

it('there are three sample stories, none from FinTech', () => {
  expect(sampleStories).toHaveLength(3);
  expect(withoutFinTech(sampleStories)).toEqual(sampleStories);
});
