import axe, { type Result } from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { harbor } from './brands.ts';

/*
 * Checks each story again after its play function and the check in light on a desktop: with large text, and
 * in dark on the narrowest phone. The addon checks contrast in light, and `contrast.test.ts` checks it in
 * every theme from the tokens. Contrast is checked again in four themes: of packages in those of the second
 * brand, of pages, which never have it, in their own.
 */

/** The addon's default viewport. */
const DESKTOP = { width: 1200, height: 900 };
const NARROWEST = { width: 320, height: 800 };

declare module 'vitest' {
  interface TestContext {
    /** Set by Storybook's addon. */
    story?: {
      id: string;
      parameters: {
        layout?: string;
        ownWords?: readonly string[];
        /** Whether the story sets colors of its own, which needn't fit the second brand. */
        ownColors?: boolean;
      };
    };
  }
}

/** Axe must not read colors or sizes during a transition. */
const stillness = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** Storybook pads a story; Vitest doesn't. */
const padding = 'body { padding: 1rem; }';

function nextLayout(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A page wider than its viewport scrolls in two directions. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`  ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
}

function describe({ id, help, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary}`);
  return `  ${id}: ${help}\n${places.join('\n')}`;
}

/** Rules affected by width: the addon has checked every rule in light on a desktop. */
const rules = [
  'aria-hidden-focus',
  'button-name',
  'label',
  'link-in-text-block',
  'link-name',
  'nested-interactive',
  'scrollable-region-focusable',
];

/** Storybook's addon has configured axe for the story. */
async function accessibilityProblems(runOnly: string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { resultTypes: ['violations'], runOnly },
  );
  return violations.map(describe);
}

const brandThemes = [
  ['light', undefined],
  ['light', 'more'],
  ['dark', undefined],
  ['dark', 'more'],
] as const;

/** A theme only changes attributes of the document, so nothing needs to render again. */
function setTheme(theme: string | undefined, contrast: string | undefined): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  if (contrast) dataset.contrast = contrast;
  else delete dataset.contrast;
}

afterEach(async ({ story }) => {
  const root = document.documentElement;
  const { theme, contrast } = root.dataset;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = story?.parameters.layout === 'padded' ? stillness + padding : stillness;
  const isPage = story?.id.startsWith('pages-') ?? false;
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) problems.push(`${where}:\n${found.join('\n')}`);
  };
  const resize = async ({ width, height }: typeof DESKTOP): Promise<void> => {
    if (window.innerWidth === width && window.innerHeight === height) return;
    await page.viewport(width, height);
    await nextLayout();
  };

  await resize(DESKTOP);
  root.style.fontSize = '200%';
  await nextLayout();
  note('text of 200 %', overflow());
  root.style.fontSize = '';

  await resize(NARROWEST);
  setTheme('dark', contrast);
  note(`dark, ${NARROWEST.width} px`, [...(await accessibilityProblems(rules)), ...overflow()]);

  await resize(DESKTOP);
  if (!isPage) style.textContent += harbor.css;
  for (const [mode, more] of story?.parameters.ownColors ? [] : brandThemes) {
    setTheme(mode, more);
    const where = `${isPage ? 'own' : 'second'} brand, ${mode}${more ? ', more contrast' : ''}`;
    note(where, await accessibilityProblems(['color-contrast']));
  }

  setTheme(theme, contrast);
  style.remove();
  expect(problems.join('\n\n')).toBe('');
});
