import { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';

/**
 * A script for the document's head, before any styles or content. Applies the theme of the stored choice (and
 * the choice itself, for the switch) before the first paint, so that no other theme flashes. Inline it in a
 * `<script>`, and allow it by hash in the Content-Security-Policy. Storage that can't be read counts as
 * `system`.
 */
export const themeScript: string = `(function(){var d=document.documentElement,c="system";try{c=localStorage.getItem("${THEME_STORAGE_KEY}")||c}catch(e){}var t=c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.setAttribute("data-theme",t);d.setAttribute("data-theme-choice",c===t?c:"system");if(matchMedia("(prefers-contrast:more)").matches)d.setAttribute("data-contrast","more");var m=document.querySelector('meta[name="theme-color"]');if(m)m.setAttribute("content",t==="dark"?"${THEME_COLOR.dark}":"${THEME_COLOR.light}")})()`;
