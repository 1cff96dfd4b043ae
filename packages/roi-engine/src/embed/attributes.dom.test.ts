import { expect, it } from 'vitest';
import { linkBaseOf, readAddress, readFigures, readLabels, readLimits } from './attributes.ts';

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

it.each([
  ['$1.2M', 1_200_000],
  ['1 200 000', 1_200_000],
  ['1.200.000,50', 1_200_000],
  ['1,2 Mio. €', 1_200_000],
  ['1.234', undefined],
  ['-5', undefined],
  ['a lot', undefined],
])('reads the revenue %j as %s', (text, revenue) => {
  expect(readFigures(calculator({ 'current-revenue': text })).input.currentRevenue).toBe(revenue);
});

it('reads limits of assumptions', () => {
  const limits = readLimits(calculator({ 'investment-min': '$5k', 'efficiency-factor-max': '0,4' }));
  expect(limits).toMatchObject({ investment: { minimum: 5_000 }, efficiencyFactor: { maximum: 0.4 } });
});

it('reads labels', () => {
  expect(
    readLabels(calculator({ 'label-current-revenue': 'Turnover', 'label-calculate': 'Show me' })),
  ).toEqual({ calculate: 'Show me', labels: { currentRevenue: 'Turnover' } });
});
