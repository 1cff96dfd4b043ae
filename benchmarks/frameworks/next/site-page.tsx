'use client';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactElement, useState } from 'react';
import { createStyleCache, SiteElement } from '#site-element';
import page from '../page.json';

/** Created before hydration, because it moves the page's style elements. */
const browserCache = typeof document === 'undefined' ? null : createStyleCache();

/** Our page, with Emotion set up for the App Router as its documentation describes. */
export function SitePage(): ReactElement {
  const [{ cache, flush }] = useState(() => {
    const cache = browserCache ?? createStyleCache();
    cache.compat = true;
    const insert = cache.insert;
    let inserted: string[] = [];
    cache.insert = (selector: string, serialized: { name: string }, ...rest: unknown[]) => {
      if (cache.inserted[serialized.name] === undefined) inserted.push(serialized.name);
      return insert(selector, serialized, ...rest);
    };
    const flush = () => {
      const names = inserted;
      inserted = [];
      return names;
    };
    return { cache, flush };
  });
  useServerInsertedHTML(() => {
    const names = flush();
    if (names.length === 0) return null;
    return (
      <style key={cache.key} data-emotion={`${cache.key} ${names.join(' ')}`}>
        {names.map((name) => cache.inserted[name]).join('')}
      </style>
    );
  });
  return <SiteElement styleCache={cache} {...page} />;
}
