import { expect, test } from 'vitest';
import { sampleStories } from '../../content/sample-stories.ts';
import { relatedStory } from './related-story.ts';

test('a story from the industry is preferred, and the newest stands in where there is none', () => {
  expect(relatedStory(sampleStories, 'Healthcare')?.id).toBe('sample-clinic-intake');
  expect(relatedStory(sampleStories, 'Astrology')).toBe(sampleStories[0]);
  expect(relatedStory([], 'Healthcare')).toBeUndefined();
});
