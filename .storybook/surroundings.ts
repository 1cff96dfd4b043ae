import axe, { type Result } from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/*
 * Loaded beside the tests of stories. A story is played in light on a desktop, and looked at with axe; as it stands, it
 * is then looked at in every other theme and width, and with large text. A theme is attributes of the document and a
 * width is the window's, so nothing needs to be rendered or played anew.
 */

const DESKTOP = 1280;
const NARROWEST = 320;
const HEIGHT = 800;

declare module 'vitest' {
  interface TestContext {
    /** What the addon for tests of stories has put here. */
    story?: { parameters: { layout?: string } };
  }
}

/** Colours must not be read while they change, nor what has not come in yet. */
const stillness = '*, ::before, ::after { transition: none !important; animation: none !important; }';

/** The room that Storybook leaves around a story, and Vitest does not. */
const padding = 'body { padding: 1rem; }';

function wear(theme: string | undefined, contrast: string | undefined): void {
  const { dataset } = document.documentElement;
  if (theme) dataset.theme = theme;
  else delete dataset.theme;
  if (contrast) dataset.contrast = contrast;
  else delete dataset.contrast;
}

function nextLayout(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
}

/** A page that is wider than its window has to be scrolled in two directions. */
function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth > clientWidth ? [`  ${scrollWidth} px wide in a window of ${clientWidth} px`] : [];
}

function describe({ id, help, nodes }: Result): string {
  const places = nodes.map(({ html, failureSummary }) => `    ${html}\n    ${failureSummary}`);
  return `  ${id}: ${help}\n${places.join('\n')}`;
}

/** What a theme can break; all else is looked at once at each width. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** As the story's own test looks for them, which has left axe configured. */
async function accessibilityProblems(rules?: string[]): Promise<string[]> {
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { ...(rules ? { runOnly: rules } : {}), resultTypes: ['violations'] },
  );
  return violations.map(describe);
}

afterEach(async ({ story }) => {
  const root = document.documentElement;
  const { theme, contrast } = root.dataset;
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = story?.parameters.layout === 'padded' ? stillness + padding : stillness;
  const problems: string[] = [];
  const note = (where: string, found: readonly string[]): void => {
    if (found.length > 0) problems.push(`${where}:\n${found.join('\n')}`);
  };

  // A theme is of styles alone: nothing else has to follow it.
  const look = (asked: 'light' | 'dark', more?: 'more', rules?: string[]): Promise<string[]> => {
    wear(asked, more);
    return accessibilityProblems(rules);
  };
  const resize = async (width: number): Promise<void> => {
    if (window.innerWidth === width) return;
    await page.viewport(width, HEIGHT);
    await nextLayout();
  };

  await resize(DESKTOP);
  note('light, more contrast', await look('light', 'more', rulesOfColour));
  note('dark, more contrast', await look('dark', 'more', rulesOfColour));
  note('dark', await look('dark', undefined, rulesOfColour));

  root.style.fontSize = '200%';
  await nextLayout();
  note('text of 200 %', overflow());
  root.style.fontSize = '';

  await resize(NARROWEST);
  note(`light, ${NARROWEST} px`, await look('light', undefined, rulesOfColour));
  note(`dark, ${NARROWEST} px`, [...(await look('dark')), ...overflow()]);

  wear(theme, contrast);
  style.remove();
  expect(problems.join('\n\n')).toBe('');
});
