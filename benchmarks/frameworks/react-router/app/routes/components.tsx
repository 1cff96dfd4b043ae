import { type ReactElement, useState } from 'react';
import page from '../../../page.json';
import { createStyleCache, SiteElement } from '../../../site/site-element.js';

export const meta = () => [{ title: page.title }];

/** Our components, rendered for every request, with inline styles: Emotion's default without setup. */
export default function ComponentsPage(): ReactElement {
  const [styleCache] = useState(createStyleCache);
  return <SiteElement styleCache={styleCache} path={page.path} data={page.data} siteUrl={page.siteUrl} />;
}
