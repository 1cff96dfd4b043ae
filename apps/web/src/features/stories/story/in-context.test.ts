import { describe, expect, test } from 'vitest';
import { sampleStories } from '../../../content/sample-stories.ts';
import { contextOf, storyAfter } from './in-context.ts';

const [story] = sampleStories;
if (!story) throw new Error('There are no sample stories.');

describe('contextOf', () => {
  test('converts weekly hours to yearly hours, positions and savings per hour', () => {
    expect(contextOf({ ...story, hoursSaved: 46, savings: 74_800 })).toEqual({
      hoursPerYear: 2_392,
      positions: 1.2,
      savingsPerHour: 74_800 / 2_392,
    });
  });

  test('returns null savings per hour when no hours were saved', () => {
    expect(contextOf({ ...story, hoursSaved: 0 }).savingsPerHour).toBeNull();
  });
});

describe('storyAfter', () => {
  test('returns the next story and wraps around after the last', () => {
    expect(storyAfter(sampleStories, 'sample-plumbing-dispatch')?.slug).toBe('sample-wholesale-orders');
    expect(storyAfter(sampleStories, 'sample-clinic-intake')?.slug).toBe('sample-plumbing-dispatch');
  });

  test('returns undefined when there is no other story', () => {
    expect(storyAfter([story], story.slug)).toBeUndefined();
    expect(storyAfter([], story.slug)).toBeUndefined();
  });
});
