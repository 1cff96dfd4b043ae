import { type ReactElement, useState } from 'react';
import { createStyleCache, SiteElement } from '#site-element';
import page from '../../../page.json';

export const meta = () => [{ title: page.title }];

/** Created before hydration, because it moves the page's style elements. */
const browserCache = typeof document === 'undefined' ? null : createStyleCache();

/** Our components, rendered for every request, with inline styles: Emotion's default without setup. */
export default function ComponentsPage(): ReactElement {
  const [styleCache] = useState(() => browserCache ?? createStyleCache());
  return <SiteElement styleCache={styleCache} {...page} />;
}
