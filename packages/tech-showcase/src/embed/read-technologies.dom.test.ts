import { expect, it, vi } from 'vitest';
import { readAttributes, readTechnologies } from './read-technologies.ts';

const make = { id: 'make', name: 'Make', category: 'Automation' };

it('reads a list, bare or in data', () => {
  expect(readTechnologies([make])).toEqual([make]);
  expect(readTechnologies({ data: [make] })).toEqual([make]);
});

it.each([null, 'Make', { make }, [{ ...make, name: 1 }], [{ id: 'make', name: 'Make' }]])(
  'refuses %j',
  (value) => {
    expect(() => readTechnologies(value)).toThrow('need an id, a name and a category');
  },
);

it('resolves URLs against the address that they come from', async () => {
  const { signal } = new AbortController();
  const stories = [{ title: 'A bakery plans its night shift', href: '/stories/bakery' }];
  const technologies = [{ ...make, iconPath: '/icons/make.svg', url: 'https://make.com/', stories }, make];
  const load = vi.fn<typeof fetch>(async () => Response.json({ data: technologies }));
  vi.stubGlobal('fetch', load);
  const element = document.createElement('tech-showcase');
  element.setAttribute('src', 'https://uplift.example/api/tech-assets');
  const [first, second] = (await readAttributes(element, signal)) ?? [];
  vi.unstubAllGlobals();
  expect(first).toMatchObject({
    iconPath: 'https://uplift.example/icons/make.svg',
    url: 'https://make.com/',
    stories: [{ href: 'https://uplift.example/stories/bakery' }],
  });
  expect(second).toMatchObject(make);
});
