import { expect, it } from 'vitest';
import { splitLinks } from './split-links.ts';

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => (href === null ? [] : [href]));

it.each([
  ['See https://uplift.example/a.', ['https://uplift.example/a']],
  ['(https://uplift.example/a), then https://b.example!', ['https://uplift.example/a', 'https://b.example/']],
  ['https://en.example/wiki/Lean_(method)', ['https://en.example/wiki/Lean_(method)']],
  ['HTTPS://UPLIFT.example/Path?q=1#x', ['https://uplift.example/Path?q=1#x']],
  ['http://uplift.example', []],
  ['javascript:alert(1) and data:text/html,x', []],
  ['https://bank.example@evil.example/', []],
  ['https://', []],
  ['xhttps://uplift.example', []],
])('splits %j into text and the links %j', (text, links) => {
  expect(linksOf(text)).toEqual(links);
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
