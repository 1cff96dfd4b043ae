/** Emotion adds one empty style element to the head and fills it through the CSSOM. */
const EMPTY_STYLE_HASH = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/**
 * The content security policy of a page. It uses hashes instead of nonces, so that caches can store the page.
 *
 * @param connectOrigins additional origins that the page's scripts call
 */
export function pagePolicy(
  { scriptHashes, styleHashes }: { scriptHashes: readonly string[]; styleHashes: readonly string[] },
  connectOrigins: readonly string[],
): string {
  return [
    ["default-src 'self'"],
    ["script-src 'self'", ...scriptHashes],
    ["style-src 'self'", ...styleHashes, EMPTY_STYLE_HASH],
    // For custom properties on elements. It allows neither style elements nor scripts.
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
