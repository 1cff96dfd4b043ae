import { expect, it } from 'vitest';
import { linkBaseOf, readAddress } from './attributes.ts';

const PAGE = 'https://shop.example/roi';

function calculator(attributes: Record<string, string>): Element {
  const element = document.createElement('roi-calculator');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

function headCount(attributes: Record<string, string>, hash: string): number | undefined {
  return readAddress(calculator(attributes), { href: PAGE + hash, hash }).input.totalHeadCount;
}

it.each([
  [{ 'share-url': '' }, '#totalHeadCount=40', 40],
  [{ 'share-url': '', id: 'a' }, '#totalHeadCount=40', 40],
  [{ 'share-url': '', id: 'a' }, '#calculator=a&totalHeadCount=40', 40],
  [{ 'share-url': '', id: 'b' }, '#calculator=a&totalHeadCount=40', undefined],
  [{ 'share-url': '' }, '#calculator=a&totalHeadCount=40', undefined],
  [{ 'share-url': '/elsewhere' }, '#totalHeadCount=40', undefined],
  [{}, '#totalHeadCount=40', undefined],
])('an element with %j reads from %s the head count %s', (attributes, hash, count) => {
  expect(headCount(attributes, hash)).toBe(count);
});

it.each([
  [{}, undefined],
  [{ 'share-url': '/roi' }, '/roi'],
  [{ 'share-url': '/roi#top', id: 'a b' }, '/roi#calculator=a+b'],
])('links of an element with %j start with %s', (attributes, start) => {
  expect(linkBaseOf(calculator(attributes))).toBe(start);
});
