import { expect, test } from 'vitest';
import { pathOf, publicEndpoints } from './index.ts';

const { getAssetFile, listAssets, listTechAssets } = publicEndpoints;

test('a path without parameters is itself', () => {
  expect(pathOf(listTechAssets)).toBe('/api/tech-assets');
});

test('path parameters are filled in, escaped', () => {
  expect(pathOf(getAssetFile, { params: { id: '../a b/ü' } })).toBe('/api/assets/..%2Fa%20b%2F%C3%BC/file');
});

test('a missing path parameter is an error that names it', () => {
  expect(() => pathOf(getAssetFile)).toThrow('GET /api/assets/{id}/file needs the path parameter "id".');
});

test('the query string holds what is given, and nothing that is undefined or null', () => {
  expect(pathOf(listAssets, { query: { pageSize: 100 } })).toBe('/api/assets?pageSize=100');
  expect(pathOf(listAssets, { query: { category: 'logo & mark', page: undefined, pageSize: null } })).toBe(
    '/api/assets?category=logo+%26+mark',
  );
  expect(pathOf(listAssets, { query: {} })).toBe('/api/assets');
});

test('every row is reached by one name, and every method and path by one row', () => {
  const rows = Object.values(publicEndpoints);
  const calls = rows.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(rows.length);
});
