import { describe, expect, it } from 'vitest';
import { scriptsOf } from './page-scripts.ts';

const manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_framework.js', '_site.js'] },
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

describe('the scripts that a page starts with', () => {
  it('are the page and the entry, each after what it imports and once, and nothing that comes later', () => {
    expect(scriptsOf(manifest, 'pages/home/home-page.tsx')).toEqual([
      '/assets/framework.js',
      '/assets/site.js',
      '/assets/home-words.js',
      '/assets/home.js',
      '/assets/entry.js',
    ]);
  });

  it('are those of the entry where there is no page', () => {
    expect(scriptsOf(manifest, undefined)).toEqual([
      '/assets/framework.js',
      '/assets/site.js',
      '/assets/entry.js',
    ]);
  });

  it('are the source on the development server', () => {
    expect(scriptsOf(null, 'pages/home/home-page.tsx')).toEqual(['/src/entry-client.tsx']);
  });

  it('cannot be told from the manifest of another build', () => {
    expect(() => scriptsOf(manifest, 'pages/gone/gone-page.tsx')).toThrow(
      /gone-page\.tsx: .*different builds/,
    );
    expect(() => scriptsOf('{}', undefined)).toThrow(/not an object/);
  });
});
