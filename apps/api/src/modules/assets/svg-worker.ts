import createDOMPurify from 'dompurify';
import { JSDOM } from 'jsdom';
import { SaxesParser } from 'saxes';

/** The sanitized drawing, or why it is rejected, phrased to follow the file name. */
export type Sanitized = { svg: string } | { problem: string };

/**
 * Drawings with more elements, deeper nesting or more attributes of one element freeze a page for seconds. No
 * real drawing has as many.
 */
const MAXIMUM_ELEMENTS = 20_000;
const MAXIMUM_DEPTH = 200;
const MAXIMUM_ATTRIBUTES = 200;

/** Whether a text is small enough to parse into a DOM. This streaming parser takes linear time. */
function isModest(text: string): boolean {
  let elements = 0;
  let depth = 0;
  let deepest = 0;
  let mostAttributes = 0;
  const parser = new SaxesParser();
  parser.on('opentag', ({ attributes }) => {
    elements += 1;
    depth += 1;
    deepest = Math.max(deepest, depth);
    mostAttributes = Math.max(mostAttributes, Object.keys(attributes).length);
  });
  parser.on('closetag', () => {
    depth -= 1;
  });
  parser.write(text).close();
  return elements <= MAXIMUM_ELEMENTS && deepest <= MAXIMUM_DEPTH && mostAttributes <= MAXIMUM_ATTRIBUTES;
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Whether a URL references a part of the same drawing. */
const isLocal = (address: string) => address.trim().startsWith('#');

/** Whether a URL is an embedded raster image. An embedded SVG could contain what is being removed. */
const isEmbeddedPicture = (address: string) =>
  /^\s*data:image\/(?:png|jpeg|webp|avif);base64,[\w+/=\s]*$/i.test(address);

/**
 * Whether a style sheet or attribute value references only parts of the drawing. Rejects escapes, which could
 * hide any URL.
 */
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

/** The work of `sanitizeSvg`. Runs in a separate thread, which can be terminated. */
export default function sanitize(text: string): Sanitized {
  try {
    if (!isModest(text)) return { problem: 'has too many parts. Simplify it, or save it as PNG.' };
    const root = new window.DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    if (root.localName === 'svg' && root.namespaceURI === SVG_NAMESPACE) {
      // In place, because a string would be parsed as HTML, whose element names and entities differ.
      purify.sanitize(root, {
        IN_PLACE: true,
        USE_PROFILES: { svg: true, svgFilters: true },
        // Logos use it to repeat a part of the same drawing. The hook above removes external URLs.
        ADD_TAGS: ['use'],
      });
      return { svg: new window.XMLSerializer().serializeToString(root) };
    }
  } catch {
    // The parser rejected the text or overflowed the stack.
  }
  return { problem: 'is no drawing that can be read. Save it again as SVG.' };
}
