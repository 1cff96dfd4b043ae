import { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';
import type { ThemeSettings } from './theme-store.ts';

/**
 * Returns a script for the document's head, before any styles or content. It applies the theme of the stored
 * choice (and the choice itself, for the switch) before the first paint, so that no other theme flashes.
 * Inline it in a `<script>`, and allow it by hash in the Content-Security-Policy. Storage that can't be read
 * counts as the default.
 */
export function createThemeScript({
  storageKey = THEME_STORAGE_KEY,
  defaultMode = 'system',
  mode,
  themeColor = THEME_COLOR,
}: ThemeSettings = {}): string {
  const stored = `try{c=localStorage.getItem(${JSON.stringify(storageKey)})||c}catch(e){}`;
  // An unknown choice is the default.
  const known = defaultMode === 'system' ? '' : `if(!/^(light|dark|system)$/.test(c))c="${defaultMode}";`;
  return `(function(){var d=document.documentElement,c="${mode ?? defaultMode}";${mode ? '' : stored + known}var t=c==="light"||c==="dark"?c:matchMedia("(prefers-color-scheme:dark)").matches?"dark":"light";d.setAttribute("data-theme",t);d.setAttribute("data-theme-choice",c===t?c:"system");if(matchMedia("(prefers-contrast:more)").matches)d.setAttribute("data-contrast","more");var m=document.querySelector('meta[name="theme-color"]');if(m)m.setAttribute("content",t==="dark"?${JSON.stringify(themeColor.dark)}:${JSON.stringify(themeColor.light)})})()`;
}

/** The script of `createThemeScript` without options. */
export const themeScript: string = createThemeScript();
