import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { categoriesOf, initialOf, shownTechnologies, type Technology } from './technology.ts';

function technologies(...changes: Partial<Technology>[]): Technology[] {
  const samples = sampleTechnologies(changes.length);
  return samples.map((sample, index) => ({ ...sample, ...changes[index] }));
}

describe('shownTechnologies', () => {
  it('sorts by descending priority and keeps the given order for ties', () => {
    const given = technologies(
      { id: 'low', priority: 1 },
      { id: 'high', priority: 9 },
      { id: 'equal', priority: 1 },
    );
    expect(shownTechnologies(given).map(({ id }) => id)).toEqual(['high', 'low', 'equal']);
  });

  it('omits inactive technologies', () => {
    const given = technologies({ id: 'shown' }, { id: 'hidden', isActive: false });
    expect(shownTechnologies(given).map(({ id }) => id)).toEqual(['shown']);
  });

  it('shows a technology that has only an id, a name and a category, after those with a priority', () => {
    const given = [
      { id: 'bun', name: 'Bun', category: 'Backend' },
      ...technologies({ id: 'react', priority: 1 }),
    ];
    expect(shownTechnologies(given).map(({ id }) => id)).toEqual(['react', 'bun']);
    expect(shownTechnologies(given)[1]).toMatchObject({
      iconPath: null,
      url: null,
      orbitRadius: null,
      storyCount: null,
    });
  });

  it("doesn't modify the given list", () => {
    const given = Object.freeze(technologies({ priority: 1 }, { priority: 2 }));
    expect(() => shownTechnologies(given)).not.toThrow();
  });
});

it('counts the stories of a technology', () => {
  const stories = [{ title: 'A bakery plans its night shift', href: '/stories/bakery' }];
  const given = { id: 'make', name: 'Make', category: 'Automation', stories };
  expect(shownTechnologies([given])[0]?.storyCount).toBe(1);
  expect(shownTechnologies([{ ...given, storyCount: 4 }])[0]?.storyCount).toBe(4);
});

describe('categoriesOf', () => {
  it('returns each category once, in order of first appearance', () => {
    const given = technologies({ category: 'Cloud' }, { category: 'Backend' }, { category: 'Cloud' });
    expect(categoriesOf(given)).toEqual(['Cloud', 'Backend']);
  });
});

describe('initialOf', () => {
  it.each([
    ['react', 'R'],
    ['  Node.js', 'N'],
    ['émile', 'É'],
    ['', '?'],
  ])('for %j, returns %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
