import { expect, it } from 'vitest';
import { fallbackTechnologies } from '../../content/fallback-technologies.ts';
import { sampleStories } from '../../content/sample-stories.ts';
import { withStories } from './technologies.ts';

it('links the stories that used a technology, and counts those that the site shows', () => {
  const [first, second] = sampleStories;
  if (!first || !second) throw new Error('There are samples.');
  const technologies = [{ id: 'fallback-react', name: 'React' }];
  const counted = fallbackTechnologies.map((technology) => ({ ...technology, storyCount: 9 }));
  const linked = withStories(counted, [{ ...first, technologies }, second]);
  expect(linked.map(({ name, storyCount, stories }) => [name, storyCount, stories])).toEqual([
    ['TypeScript', 0, []],
    ['PostgreSQL', 0, []],
    ['React', 1, [{ title: first.title, href: `/success-stories/${first.slug}` }]],
  ]);
});
