import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;' +
  'font:1rem/1.6 system-ui,sans-serif;background:#fff;color:#0c1729}main{padding:2rem;max-width:34rem}' +
  'h1{margin:0 0 .5rem;font-size:2rem;line-height:1.2}p{margin:0 0 1rem}a{color:#0a55c2}' +
  '@media (prefers-color-scheme:dark){body{background:#0b1220;color:#eaf0f9}a{color:#8cc2ff}}';

/** Shown when the site fails to render. It is self-contained. */
export const errorPage = {
  styleHashes: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  html: (requestId: string) =>
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Page Error</title><style>${STYLE}</style></head><body><main><h1>Page Error</h1>` +
    '<p>This page could not be shown. Nothing you entered elsewhere is lost.</p>' +
    '<p><a href="">Reload Page</a> · <a href="/">Go to Homepage</a></p>' +
    `<p><small>If it stays, name this request to us: ${requestId}</small></p></main></body></html>`,
};
