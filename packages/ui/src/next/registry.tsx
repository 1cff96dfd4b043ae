'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { type PropsWithChildren, type ReactElement, useState } from 'react';

export interface UpliftRegistryProps extends PropsWithChildren {
  /** Nonce of the style elements, for a strict Content-Security-Policy. */
  nonce?: string;
}

const KEY = 'css';

/** The value of `data-emotion`, by which Emotion finds its styles in the browser, and the CSS. */
type StyleSheet = readonly [names: string, rules: string];

function createStyles(nonce: string | undefined) {
  const cache = createCache({ key: KEY, ...(nonce !== undefined && { nonce }) });
  // Otherwise Emotion renders a style element before each styled element, which fails to hydrate here.
  cache.compat = true;
  const sent = new Set<string>();

  /** Returns the styles that were rendered on the server since the last call. */
  function takeStyleSheets(): StyleSheet[] {
    const globals: StyleSheet[] = [];
    const names: string[] = [KEY];
    let scoped = '';
    for (const [name, rules] of Object.entries(cache.inserted)) {
      if (typeof rules !== 'string' || sent.has(name)) continue;
      sent.add(name);
      if (cache.registered[`${KEY}-${name}`] === undefined) {
        globals.push([`${KEY}-global ${name}`, rules]);
      } else {
        names.push(name);
        scoped += rules;
      }
    }
    return scoped ? [...globals, [names.join(' '), scoped]] : globals;
  }

  return { cache, takeStyleSheets };
}

/** Puts the kit's styles into the HTML that Next.js streams. Render it once, in the root layout, around everything. */
export function UpliftRegistry({ children, nonce }: UpliftRegistryProps): ReactElement {
  const [{ cache, takeStyleSheets }] = useState(() => createStyles(nonce));
  useServerInsertedHTML(() =>
    takeStyleSheets().map(([names, rules]) => (
      <style key={names} nonce={nonce} data-emotion={names}>
        {rules}
      </style>
    )),
  );
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
