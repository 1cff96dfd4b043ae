import { describe, expect, it } from 'vitest';
import { scriptsOf } from './page-scripts.ts';

const manifest = {
  'src/hydration/entry-client.tsx': { file: 'assets/entry.js', imports: ['_framework.js', '_site.js'] },
  'src/pages/home/home-page.tsx': {
    file: 'assets/home.js',
    imports: ['_site.js', '_home.js'],
    dynamicImports: ['src/pages/home/hero.tsx'],
  },
  'src/pages/home/hero.tsx': { file: 'assets/hero.js' },
  '_site.js': { file: 'assets/site.js', imports: ['_framework.js'] },
  '_framework.js': { file: 'assets/framework.js' },
  '_home.js': { file: 'assets/home-words.js', imports: ['_site.js'] },
};

describe('scriptsOf', () => {
  it('lists page and entry once after their imports, without dynamic imports', () => {
    expect(scriptsOf(manifest, 'pages/home/home-page.tsx')).toEqual([
      '/assets/framework.js',
      '/assets/site.js',
      '/assets/home-words.js',
      '/assets/home.js',
      '/assets/entry.js',
    ]);
  });

  it('lists only the entry and its imports without a page', () => {
    expect(scriptsOf(manifest, undefined)).toEqual([
      '/assets/framework.js',
      '/assets/site.js',
      '/assets/entry.js',
    ]);
  });

  it('returns the source entry on the development server', () => {
    expect(scriptsOf(null, 'pages/home/home-page.tsx')).toEqual(['/src/hydration/entry-client.tsx']);
  });

  it('throws when the manifest is of another build', () => {
    expect(() => scriptsOf(manifest, 'pages/gone/gone-page.tsx')).toThrow(
      /gone-page\.tsx: .*different builds/,
    );
    expect(() => scriptsOf('{}', undefined)).toThrow(/not an object/);
  });
});
