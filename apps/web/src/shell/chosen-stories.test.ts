import { expect, test } from 'vitest';
import { sampleStories } from '../content/sample-stories.ts';
import { comparedStory, inIndustry } from './chosen-stories.ts';

test('an industry narrows the list; an unknown one does not empty it', () => {
  expect(inIndustry(sampleStories, 'Wholesale')).toHaveLength(1);
  expect(inIndustry(sampleStories, 'Astrology')).toHaveLength(3);
  expect(inIndustry(sampleStories, null)).toHaveLength(3);
});

test.each([
  ['', 'sample-plumbing-dispatch'],
  ['story=sample-clinic-intake', 'sample-clinic-intake'],
  ['story=nobody', 'sample-plumbing-dispatch'],
  ['industry=Wholesale', 'sample-wholesale-orders'],
  ['industry=Wholesale&story=sample-clinic-intake', 'sample-wholesale-orders'],
])('of the address "?%s", the story %s is compared', (search, id) => {
  expect(comparedStory(sampleStories, new URLSearchParams(search))?.id).toBe(id);
});

test('where there are no stories, none is compared', () => {
  expect(comparedStory([], new URLSearchParams())).toBeUndefined();
});
