/** Base path of the page and its files. */
export const DOCS_PATH = '/api/docs';

/** Files served unchanged from the Swagger UI package. */
export const swaggerFiles = ['swagger-ui.css', 'swagger-ui-bundle.js'];

/**
 * Returns the page's Content-Security-Policy. It allows requests only to this server and to `connectOrigins`.
 * Swagger UI needs `data:` URLs for its icons and style attributes for the size of some elements.
 *
 * @param connectOrigins other origins that serve endpoints of the contract
 */
export function docsPolicy(connectOrigins: readonly string[]): string {
  return [
    ["default-src 'none'"],
    ["script-src 'self'"],
    ["style-src 'self'"],
    ["style-src-attr 'unsafe-inline'"],
    ["img-src 'self' data:"],
    ["connect-src 'self'", ...connectOrigins],
    ["base-uri 'none'"],
    ["form-action 'none'"],
    ["frame-ancestors 'none'"],
  ]
    .map((directive) => directive.join(' '))
    .join('; ');
}

export const docsPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Uplift API</title>
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${DOCS_PATH}/swagger-ui.css">
<link rel="stylesheet" href="${DOCS_PATH}/page.css">
<script src="${DOCS_PATH}/swagger-ui-bundle.js" defer></script>
<script src="${DOCS_PATH}/page.js" defer></script>
</head>
<body>
<main id="docs"><noscript>This page needs JavaScript. The same is written in <a href="/api/openapi.json">openapi.json</a>.</noscript></main>
</body>
</html>
`;

export const docsStyles = `body { margin: 0; background: #fff }
html.dark-mode body { background: #1c2022 }
noscript { display: block; padding: 2rem; font: 1rem/1.5 system-ui, sans-serif }
`;

/** Credentials entered under Authorize stay in memory and aren't stored in the browser. */
export const docsScript = `const dark = matchMedia('(prefers-color-scheme: dark)');
const applyTheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', applyTheme);
applyTheme();
SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  docExpansion: 'none',
  filter: true,
  tryItOutEnabled: true,
  persistAuthorization: false,
  validatorUrl: null,
  defaultModelsExpandDepth: -1,
  showCommonExtensions: true,
});
`;
