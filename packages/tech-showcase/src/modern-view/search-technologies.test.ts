import { expect, it } from 'vitest';
import { shownTechnologies } from '../technology/technology.ts';
import { searchTechnologies } from './search-technologies.ts';

const technologies = shownTechnologies([
  { id: 'shopify', name: 'Shopify', category: 'Commerce', description: 'Orders and stock.' },
  { id: 'notion', name: 'Nótion', category: 'Office' },
  { id: 'etsy', name: 'Etsy', category: 'Commerce' },
]);

it.each([
  ['SHOP', ['shopify']],
  ['notion', ['notion']],
  ['commerce', ['shopify', 'etsy']],
  ['stock commerce', ['shopify']],
  ['  ', ['shopify', 'notion', 'etsy']],
  ['nothing', []],
])('for %j, returns %j', (search, ids) => {
  expect(searchTechnologies(technologies, search).map(({ id }) => id)).toEqual(ids);
});
