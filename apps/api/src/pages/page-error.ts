import { createHash } from 'node:crypto';

const STYLE =
  ':root{color-scheme:light dark;--ground:#fff;--text:#0c1729;--muted:#46546c;--line:#cfd7e4;' +
  '--accent:#0a58ca;--on-accent:#fff;--focus:#0a55c2}' +
  '@media (prefers-color-scheme:dark){:root{--ground:#0b1220;--text:#eaf0f9;--muted:#a9b6ca;--line:#2b3a52;' +
  '--accent:#7ab8ff;--on-accent:#06162e;--focus:#8cc2ff}}' +
  'body{margin:0;min-height:100vh;min-height:100svh;display:grid;place-items:center;' +
  'font:1rem/1.6 system-ui,sans-serif;background:var(--ground);color:var(--text)}' +
  'main{box-sizing:border-box;width:100%;max-width:34rem;padding:2rem 1.25rem;text-align:center}' +
  'svg{width:3rem;height:3rem}h1{margin:1.5rem 0 .5rem;font-size:2rem;line-height:1.2;letter-spacing:-.02em}' +
  'p{margin:0;color:var(--muted);text-wrap:balance}' +
  'nav{display:flex;flex-wrap:wrap;justify-content:center;gap:.75rem;margin:1.75rem 0 2.5rem}' +
  'a{padding:.625rem 1.25rem;border:1px solid var(--line);border-radius:.625rem;color:var(--text);' +
  'font-weight:600;text-decoration:none}a.primary{border-color:var(--accent);background:var(--accent);' +
  'color:var(--on-accent)}a:focus-visible{outline:2px solid var(--focus);outline-offset:3px}' +
  'small{font-size:.875rem}code{display:block;overflow-wrap:anywhere}';

const MARK =
  '<svg viewBox="0 0 48 48" aria-hidden="true"><rect width="48" height="48" rx="13" fill="#0a58ca"/>' +
  '<path fill="#fff" d="M12 17.3 19 14.6V27a5 5 0 0 0 10 0V10.7l7-2.7v19a12 12 0 0 1-24 0Z"/></svg>';

/** Shown when the site fails to render. It is self-contained. */
export const errorPage = {
  styleHashes: [`'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`],
  html: (requestId: string) =>
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">' +
    `<title>Page Error</title><style>${STYLE}</style></head><body><main>${MARK}<h1>Page Error</h1>` +
    '<p>This page couldn’t be shown. The error is on our side.</p>' +
    '<nav aria-label="What to do next"><a class="primary" href="">Reload Page</a>' +
    '<a href="/">Go to Homepage</a></nav>' +
    `<p><small>If it happens again, send us this request ID:<code>${requestId}</code></small></p>` +
    '</main></body></html>',
};
