import { expect, test } from 'vitest';
import { pageAddressOf } from './page-address.ts';

test.for([
  ['/pricing', '/pricing'],
  ['/pricing?', '/pricing'],
  ['/pricing?utm_source=news&utm_medium=mail', '/pricing'],
  ['/?gclid=1', '/'],
  ['/resources?kind=guide&utm_source=news', '/resources?kind=guide'],
  ['/resources?q=utm_source', '/resources?q=utm_source'],
  ['/resources?q=a%26utm_source=b&fbclid=2&kind=', '/resources?q=a%26utm_source=b&kind='],
  ['/resources?UTM_SOURCE=x', '/resources?UTM_SOURCE=x'],
] as const)('maps %s to %s', ([url, address]) => {
  expect(pageAddressOf(url)).toBe(address);
});
