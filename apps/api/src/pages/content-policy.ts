/** Emotion leaves one empty style element in the head, and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy of a page. It allows by hash, not by nonce, so that caches can keep the page.
 *
 * @param connectOrigins further origins that the page's scripts call
 */
export function pagePolicy(
  { scriptHashes, styleHashes }: { scriptHashes: readonly string[]; styleHashes: readonly string[] },
  connectOrigins: readonly string[],
): string {
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes],
    ["style-src 'self'", ...styleHashes, EMPTY_STYLE_HASH],
    // Custom properties on elements; no style element and no script comes in this way.
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:"],
    ["font-src 'self'"],
    ["connect-src 'self'", ...connectOrigins],
    ["object-src 'none'"],
    ["base-uri 'none'"],
    ["form-action 'self'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}
