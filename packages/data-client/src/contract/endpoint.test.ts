import { expect, test } from 'vitest';
import { pathOf, publicEndpoints } from './index.ts';

const { getAssetFile, listAssets, listTechAssets } = publicEndpoints;

test('pathOf returns a path without parameters unchanged', () => {
  expect(pathOf(listTechAssets)).toBe('/api/tech-assets');
});

test('pathOf fills in and escapes path parameters', () => {
  expect(pathOf(getAssetFile, { params: { id: '../a b/ü' } })).toBe('/api/assets/..%2Fa%20b%2F%C3%BC/file');
});

test('pathOf throws an error that names the missing path parameter', () => {
  expect(() => pathOf(getAssetFile)).toThrow('GET /api/assets/{id}/file needs the path parameter "id".');
});

test('pathOf leaves undefined and null values out of the query string', () => {
  expect(pathOf(listAssets, { query: { pageSize: 100 } })).toBe('/api/assets?pageSize=100');
  expect(pathOf(listAssets, { query: { category: 'logo & mark', page: undefined, pageSize: null } })).toBe(
    '/api/assets?category=logo+%26+mark',
  );
  expect(pathOf(listAssets, { query: {} })).toBe('/api/assets');
});

test('every public endpoint has a unique method and path', () => {
  const rows = Object.values(publicEndpoints);
  const calls = rows.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(rows.length);
});
