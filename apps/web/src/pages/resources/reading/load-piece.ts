import type { ResourcePiece, ResourceSlug } from '../../../content/resources.ts';
import { htmlOf } from './piece-html.ts';

const modules = import.meta.glob<{ piece: ResourcePiece }>([
  '../../../content/resources/*.ts',
  '!../../../content/resources/pieces.ts',
]);

/** Loads the text of a resource that isn't in the page. */
export async function loadPiece(slug: ResourceSlug): Promise<string> {
  const load = modules[`../../../content/resources/${slug}.ts`];
  if (!load) throw new Error(`There is no piece at src/content/resources/${slug}.ts.`);
  const { piece } = await load();
  return htmlOf(piece.blocks);
}
