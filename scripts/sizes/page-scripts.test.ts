import { expect, test } from 'vitest';
import { linksOf, type Manifest, scriptsOf, withImports } from './page-scripts.ts';

const manifest: Manifest = {
  'src/entry-client.tsx': { file: 'assets/entry.js', imports: ['_react.js'] },
  'src/pages/home.tsx': { file: 'assets/home.js', imports: ['_react.js', '_button.js'] },
  'src/pages/orbit.tsx': { file: 'assets/orbit.js', imports: ['src/entry-client.tsx'] },
  '_react.js': { file: 'assets/react.js' },
  '_button.js': { file: 'assets/button.js', imports: ['src/entry-client.tsx'] },
};

test('follows static imports, also in circles', () => {
  expect(withImports(manifest, 'assets/home.js')).toEqual(
    new Set(['assets/home.js', 'assets/react.js', 'assets/button.js', 'assets/entry.js']),
  );
});

test('takes scripts, module preloads and what they import, and nothing that comes later', () => {
  const html = `<head>
    <script>document.documentElement.dataset.theme = 'dark'</script>
    <link rel="modulepreload" href="/assets/home.js">
    <link rel="preload" href="/assets/orbit.js" as="script">
    </head><body><script type="module" src="/assets/entry.js" async></script></body>`;
  expect(scriptsOf(html, manifest)).toEqual({
    files: new Set(['assets/entry.js', 'assets/react.js', 'assets/home.js', 'assets/button.js']),
    inline: ["document.documentElement.dataset.theme = 'dark'"],
  });
});

test('data in a script element is no script', () => {
  const html =
    '<script type="application/json" id="data">{"a":1}</script><script type="application/ld+json">{}</script>';
  expect(scriptsOf(html, manifest)).toEqual({ files: new Set(), inline: [] });
});

test('finds the own pages that a page links to, each once', () => {
  const html =
    '<a class="x" href="/about">A</a><a href="/about#terms">B</a><a href="https://other.example/">C</a><a href="/services?x=1">D</a>';
  expect(linksOf(html)).toEqual(['/about', '/services']);
});
