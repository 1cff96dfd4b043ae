'use client';
import { useServerInsertedHTML } from 'next/navigation';
import { type ReactElement, useState } from 'react';
import page from '../page.json';
import { createStyleCache, SiteElement } from '../site/site-element.js';

/** Our page, with Emotion set up for the App Router as its documentation describes. */
export function SitePage(): ReactElement {
  const [{ cache, flush }] = useState(() => {
    const cache = createStyleCache();
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
  return <SiteElement styleCache={cache} path={page.path} data={page.data} siteUrl={page.siteUrl} />;
}
