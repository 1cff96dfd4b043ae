import { THEME_COLOR, themeScript } from '@uplift/ui/theme';
import { signedInScript } from '../auth/session/signed-in-marker.ts';
import { eventReplayScript } from '../hydration/event-replay.ts';
import { BOOTSTRAP_DATA_ID, type BootstrapData } from './bootstrap-data.ts';
import { embeddableJson } from './embeddable-json.ts';
import { PAGE_STYLES_ID } from './page-styles.ts';

/** Runs before the first paint: applies what differs between visitors, and records early clicks. */
export const earlyScript = `${themeScript};${signedInScript};${eventReplayScript}`;

const CODE_ID = 'page-code';

/**
 * Loads and runs the page's code after the first paint, or one second after it is due. Until then, network
 * and processor are free for the content. Files run one at a time and yield to the browser in between.
 * Browsers without `scheduler.yield` use a timer, which waits 4 ms per file; pages of the areas have about
 * eighty. A second run finds nothing left to load.
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
  /** CSS rules of the page. */
  styles: string;
  body: string;
  /** Bootstrap data, so that the browser doesn't request it again. */
  start: BootstrapData;
  fonts: readonly string[];
  /** Module scripts in execution order. The last one starts the page. */
  scripts: readonly string[];
}

/** Returns the complete HTML document. */
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
    // A module, so it runs after the page is parsed and after the development server's own scripts.
    `<script type="module">${startScript}</script>`,
    `</head><body><div id="root">${body}</div>`,
    `<template id="${CODE_ID}">`,
    ...scripts.map((href) => `<link rel="modulepreload" href="${href}">`),
    '</template>',
    `<script id="${BOOTSTRAP_DATA_ID}" type="application/json">${embeddableJson(start)}</script>`,
    '</body></html>',
  ].join('');
}
