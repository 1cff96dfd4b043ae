import { pieces } from '../../../content/resources/pieces.ts';
import type { ResourceSlug } from '../../../content/resources.ts';
import { htmlOf } from './piece-html.ts';

/** The ID of the element with the text of a resource. */
export function textIdOf(slug: ResourceSlug): string {
  return `${slug}-text`;
}

/** The text of a resource in the server's HTML. Empty after a client-side navigation. */
export function htmlInPage(slug: ResourceSlug): string {
  if (import.meta.env.SSR) return htmlOf(pieces[slug].blocks);
  return document.getElementById(textIdOf(slug))?.innerHTML ?? '';
}
