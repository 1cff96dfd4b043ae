import { pieces } from '../../content/resources/pieces.ts';
import type { ResourceSlug } from '../../content/resources.ts';
import { htmlOf } from './piece-html.ts';

/** The id of the element that holds the text of a piece. */
export function textIdOf(slug: ResourceSlug): string {
  return `${slug}-text`;
}

/** The text of a piece as it came with the page; empty if the visitor came by a link within the site. */
export function htmlInPage(slug: ResourceSlug): string {
  if (import.meta.env.SSR) return htmlOf(pieces[slug].blocks);
  return document.getElementById(textIdOf(slug))?.innerHTML ?? '';
}
