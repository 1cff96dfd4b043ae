import { expect, test } from 'vitest';
import { sampleStories } from '../../../content/sample-stories.ts';
import { industriesOf, type MeasureId, meanOf, measures, rankedBy, strongestOf } from './measures.ts';

function measure(id: MeasureId) {
  const found = measures.find((each) => each.id === id);
  if (!found) throw new Error(`There is no measure "${id}".`);
  return found;
}

test('meanOf averages all stories and returns null when there are none', () => {
  expect(meanOf(measure('hours'), sampleStories)).toBeCloseTo((16 + 21 + 13) / 3);
  expect(meanOf(measure('hours'), [])).toBeNull();
});

test('rankedBy sorts highest first, keeps ties in order and does not mutate its input', () => {
  const equals = sampleStories.map((story) => ({
    ...story,
    savings: story.id === 'sample-clinic-intake' ? 2 : 1,
  }));
  const given = Object.freeze(equals);
  expect(rankedBy(measure('savings'), given).map(({ id }) => id)).toEqual([
    'sample-clinic-intake',
    'sample-plumbing-dispatch',
    'sample-wholesale-orders',
  ]);
});

test('industriesOf returns distinct industries in alphabetical order', () => {
  expect(industriesOf([...sampleStories, ...sampleStories])).toEqual([
    'Healthcare',
    'Home Services',
    'Wholesale',
  ]);
});

test.each([
  ['hours', 42.625, '42.6\u00a0hrs'],
  ['hours', 64, '64\u00a0hrs'],
  ['savings', 77_212.5, '$77,213'],
  ['revenue', 17.875, '+17.9%'],
  ['revenue', -3, '-3%'],
  ['efficiency', 0, '0%'],
] as const)('%s formats %d as %s', (id, value, text) => {
  expect(measure(id).format(value)).toBe(text);
});

test('strongestOf returns the measure with the highest rank, and the first one on a tie', () => {
  const [plumbing, wholesale, clinic] = sampleStories;
  if (!plumbing || !wholesale || !clinic) throw new Error('There are three samples.');
  expect(strongestOf(plumbing, sampleStories).id).toBe('revenue');
  expect(strongestOf(wholesale, sampleStories).id).toBe('hours');
  expect(strongestOf(clinic, sampleStories).id).toBe('hours');
  expect(strongestOf(clinic, [clinic]).id).toBe('hours');
});
