import { expect, test } from 'vitest';
import { sampleStories } from '../../content/sample-stories.ts';
import { comparedStory, inIndustry } from './chosen-stories.ts';

test('filters by industry and returns all stories for an unknown one', () => {
  expect(inIndustry(sampleStories, 'Wholesale')).toHaveLength(1);
  expect(inIndustry(sampleStories, 'Astrology')).toHaveLength(3);
  expect(inIndustry(sampleStories, null)).toHaveLength(3);
});

test.each([
  ['', 'sample-plumbing-dispatch'],
  ['story=sample-clinic-intake', 'sample-clinic-intake'],
  ['story=unknown', 'sample-plumbing-dispatch'],
  ['industry=Wholesale', 'sample-wholesale-orders'],
  ['industry=Wholesale&story=sample-clinic-intake', 'sample-wholesale-orders'],
])('for the query "?%s", compares the story %s', (search, id) => {
  expect(comparedStory(sampleStories, new URLSearchParams(search))?.id).toBe(id);
});

test('returns undefined when there are no stories to compare', () => {
  expect(comparedStory([], new URLSearchParams())).toBeUndefined();
});
