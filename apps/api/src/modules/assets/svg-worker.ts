import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { SaxesParser } from 'saxes';

/** The sanitized drawing, or why it is refused, phrased to follow the name of the file. */
export type Sanitized = { svg: string } | { problem: string };

/** More elements, or more of them within each other, freeze a page for seconds, and are no drawing. */
const MAXIMUM_ELEMENTS = 20_000;
const MAXIMUM_DEPTH = 200;

/** Whether a text is small enough to become a document. Its parser takes time in proportion to its length. */
function isModest(text: string): boolean {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  const parser = new SaxesParser();
  parser.on('opentag', () => {
    elements += 1;
    depth += 1;
    deepest = Math.max(deepest, depth);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(text).close();
  return elements <= MAXIMUM_ELEMENTS && deepest <= MAXIMUM_DEPTH;
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

const { window } = new JSDOM('');
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
  if (node.nodeName.toLowerCase() === 'style' && !loadsNothing(node.textContent ?? '')) node.textContent = '';
});

/**
 * Takes out of a drawing whatever runs or loads something: scripts, handlers, foreign elements, animations, addresses
 * beyond the drawing itself. Runs in its own thread, which can be terminated.
 */
export default function sanitize(text: string): Sanitized {
  try {
    if (!isModest(text)) return { problem: 'has too many parts. Simplify it, or save it as PNG.' };
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (root.localName === 'svg' && root.namespaceURI === SVG_NAMESPACE) {
      // In place: as a text it would be read as HTML, which has other names and other entities.
      purify.sanitize(root, {
        IN_PLACE: true,
        USE_PROFILES: { svg: true, svgFilters: true },
        // Repeats a part of the same drawing, as logos do: other addresses are taken out above.
        ADD_TAGS: ['use'],
      });
      return { svg: new window.XMLSerializer().serializeToString(root) };
    }
  } catch {
    // The parser refused it, or it overflowed the stack.
  }
  return { problem: 'is no drawing that can be read. Save it again as SVG.' };
}
