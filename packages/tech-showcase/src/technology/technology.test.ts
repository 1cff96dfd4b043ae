import { describe, expect, it } from 'vitest';
import { sampleTechnologies } from '../stories/sample-technologies.ts';
import { categoriesOf, initialOf, shownTechnologies, type Technology } from './technology.ts';

function technologies(...changes: Partial<Technology>[]): Technology[] {
  const samples = sampleTechnologies(changes.length);
  return samples.map((sample, index) => ({ ...sample, ...changes[index] }));
}

describe('shownTechnologies', () => {
  it('puts the highest priority first and keeps the given order among equals', () => {
    const given = technologies(
      { id: 'low', priority: 1 },
      { id: 'high', priority: 9 },
      { id: 'equal', priority: 1 },
    );
    expect(shownTechnologies(given).map(({ id }) => id)).toEqual(['high', 'low', 'equal']);
  });

  it('leaves out what is inactive', () => {
    const given = technologies({ id: 'shown' }, { id: 'hidden', isActive: false });
    expect(shownTechnologies(given).map(({ id }) => id)).toEqual(['shown']);
  });

  it('leaves the given list as it is', () => {
    const given = Object.freeze(technologies({ priority: 1 }, { priority: 2 }));
    expect(() => shownTechnologies(given)).not.toThrow();
  });
});

describe('categoriesOf', () => {
  it('names each category once, in the order of appearance', () => {
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
  ])('of %j is %j', (name, initial) => {
    expect(initialOf(name)).toBe(initial);
  });
});
