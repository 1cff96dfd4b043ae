import { expect, test } from 'vitest';
import { sampleStories } from '../../content/sample-stories.ts';
import { relatedStory } from './related-story.ts';

test('prefers a story from the industry and falls back to the newest story', () => {
  expect(relatedStory(sampleStories, 'Healthcare')?.id).toBe('sample-clinic-intake');
  expect(relatedStory(sampleStories, 'Astrology')).toBe(sampleStories[0]);
  expect(relatedStory([], 'Healthcare')).toBeUndefined();
});
