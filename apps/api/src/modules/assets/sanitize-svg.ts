import type { JSDOM } from 'jsdom';

/** A drawing is parsed in the one thread that answers everybody: a larger one would let them wait. */
export const MAXIMUM_SVG_BYTES = 512 * 1_024;

/** Why a drawing cannot be kept, in words that follow its name. */
export class SvgRefusal extends Error {
  override readonly name = 'SvgRefusal';
}

/** More elements, or more of them within each other, keep the parser busy for seconds, and are no drawing. */
const MAXIMUM_ELEMENTS = 20_000;
const MAXIMUM_DEPTH = 200;

/** Where "<" begins no element. */
const OTHER_MARKUP = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>/g;

/** The end of an element, or its beginning with the stroke that ends it at once. */
const TAG = /<\/|<[^!?/](?:[^<>"']|"[^"<]*"|'[^'<]*')*>/g;

/** Whether a text is small enough to be parsed, told without parsing it. */
function isModest(text: string): boolean {
  let elements = 0;
  let depth = 0;
  for (const [tag] of text.replace(OTHER_MARKUP, '').matchAll(TAG)) {
    if (tag === '</') {
      depth -= 1;
      continue;
    }
    elements += 1;
    if (!tag.endsWith('/>')) depth += 1;
    if (elements > MAXIMUM_ELEMENTS || depth > MAXIMUM_DEPTH) return false;
  }
  return true;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** A part of the same drawing. */
const isLocal = (address: string) => address.trim().startsWith('#');

/** A picture within the drawing. Another drawing would bring along what was just taken out. */
const isEmbeddedPicture = (address: string) =>
  /^\s*data:image\/(?:png|jpeg|webp|avif);base64,[\w+/=\s]*$/i.test(address);

/** Whether style sheets or values of attributes name nothing but parts of the drawing. Escapes could hide anything. */
function loadsNothing(style: string): boolean {
  if (style.includes('\\')) return false;
  if (/@import|image-set|\bsrc\s*\(|@font-face/i.test(style)) return false;
  const addresses = style.matchAll(/url\(\s*(["']?)([^)]*)/gi);
  return [...addresses].every(([, , address = '']) => isLocal(address));
}

type Sanitize = (root: Element) => void;

async function createSanitizer(window: JSDOM['window']): Promise<Sanitize> {
  const { default: createDOMPurify } = await import('dompurify');
  const purify = createDOMPurify(window);
  purify.addHook('uponSanitizeAttribute', (element, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' || attrName === 'xlink:href') {
      const isPicture = element.localName === 'image' && isEmbeddedPicture(attrValue);
      if (!isLocal(attrValue) && !isPicture) attribute.keepAttr = false;
    } else if (!loadsNothing(attrValue)) {
      attribute.keepAttr = false;
    }
  });
  purify.addHook('uponSanitizeElement', (node) => {
    if (node.nodeName.toLowerCase() === 'style' && !loadsNothing(node.textContent ?? ''))
      node.textContent = '';
  });
  return (root) => {
    // In place: as a text it would be read as HTML, which has other names and other entities.
    purify.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      // Repeats a part of the same drawing, as logos do: other addresses are taken out above.
      ADD_TAGS: ['use'],
    });
  };
}

interface Tools {
  window: JSDOM['window'];
  sanitize: Sanitize;
}

let tools: Promise<Tools> | undefined;

/** A document of its own, for the first drawing: a server that gets none does without its code. */
async function openTools(): Promise<Tools> {
  const { JSDOM } = await import('jsdom');
  const { window } = new JSDOM('');
  return { window, sanitize: await createSanitizer(window) };
}

/**
 * Takes out of a drawing whatever runs or loads something: scripts, handlers, foreign elements, animations, addresses
 * beyond the drawing itself.
 *
 * @throws SvgRefusal where it is no drawing, or one that cannot be read safely
 */
export async function sanitizeSvg(bytes: Uint8Array): Promise<Uint8Array> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new SvgRefusal('is not written in UTF-8. Save it anew.');
  }
  if (/<!ENTITY/i.test(text)) throw new SvgRefusal('declares entities. Save it as plain SVG.');
  if (!isModest(text)) throw new SvgRefusal('has too many parts. Simplify it, or save it as PNG.');
  tools ??= openTools();
  const { window, sanitize } = await tools;
  try {
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (root.localName !== 'svg' || root.namespaceURI !== SVG_NAMESPACE) {
      throw new SvgRefusal('is no drawing that can be read. Save it anew as SVG.');
    }
    sanitize(root);
    return new TextEncoder().encode(new window.XMLSerializer().serializeToString(root));
  } catch (error) {
    if (error instanceof SvgRefusal) throw error;
    throw new SvgRefusal('is no drawing that can be read. Save it anew as SVG.');
  }
}
