import { THEME_COLOR, themeScript } from '@uplift/ui/theme';
import { earlyPressScript } from './early-press.ts';
import { embeddableJson } from './embeddable-json.ts';
import { PAGE_START_ID, type PageStart } from './page-start.ts';
import { PAGE_STYLES_ID } from './page-styles.ts';
import { signedInScript } from './signed-in-marker.ts';
import { untouchedScript } from './untouched-page.ts';

/** Runs before the first paint: what differs between visitors of the same HTML, and what they do before it works. */
export const earlyScript = `${themeScript};${signedInScript};${untouchedScript};${earlyPressScript}`;

const CODE_ID = 'page-code';

/**
 * Fetches and starts the page's code when its first frame is on the screen, or a second after it should be: until then
 * the line and the processor belong to what is read. One file runs after the other, with the browser's own work in
 * between. Browsers without `scheduler.yield` do this by a timer, which waits 4 ms for each file; pages of the areas have
 * some eighty. Started twice, it would find nothing left.
 */
export const startScript = [
  'const start=async()=>{',
  `const{content}=document.getElementById("${CODE_ID}"),files=[...content.children];`,
  'document.head.append(content);',
  'for(const{href}of files){',
  'await import(href);',
  'await(globalThis.scheduler?.yield?.()??new Promise((next)=>setTimeout(next)))',
  '}};',
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});',
  'requestAnimationFrame(()=>setTimeout(start,1e3))',
].join('');

export interface DocumentParts {
  /** Title, meta and link elements of the page. */
  head: string;
  /** The style rules of the page. */
  styles: string;
  body: string;
  /** What the browser starts with instead of asking again. */
  start: PageStart;
  fonts: readonly string[];
  /** Module scripts in the order in which they run; the last starts the page. */
  scripts: readonly string[];
}

/** The whole HTML document. */
export function documentHtml({ head, styles, body, start, fonts, scripts }: DocumentParts): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<meta name="theme-color" content="${THEME_COLOR.light}">`,
    `<script>${earlyScript}</script>`,
    ...fonts.map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`),
    head,
    `<style id="${PAGE_STYLES_ID}">${styles}</style>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // A module, so that it waits for the whole page and for what the development server puts in front of it.
    `<script type="module">${startScript}</script>`,
    `</head><body><div id="root">${body}</div>`,
    `<template id="${CODE_ID}">`,
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</template>',
    `<script id="${PAGE_START_ID}" type="application/json">${embeddableJson(start)}</script>`,
    '</body></html>',
  ].join('');
}
