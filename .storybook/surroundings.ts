import axe, { type Result } from 'axe-core';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';

/*
 * Loaded beside the tests of stories where every theme and width counts. A story was just played in dark on the
 * narrowest phone; as it stands, it is then looked at in all that it was not played in. A theme is attributes of the
 * document and a width is the window's, so nothing needs to be rendered or played anew.
 */

const NARROWEST = 320;
const DESKTOP = 1280;
const HEIGHT = 800;

declare module 'vitest' {
  interface TestContext {
    /** What the addon for tests of stories has put here. */
    story?: { parameters: { layout?: string } };
  }
}

interface Surroundings {
  theme: 'light' | 'dark';
  contrast?: 'more';
  width: number;
}

/** Those in which stories are not played: they are played in light on a desktop too. */
const others: readonly Surroundings[] = [
  { theme: 'light', width: NARROWEST },
  { theme: 'dark', width: DESKTOP },
  { theme: 'light', contrast: 'more', width: DESKTOP },
  { theme: 'dark', contrast: 'more', width: DESKTOP },
];

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

/** What a theme can break: all else was looked at where the story was played, at this width or at the other. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** As the stories' own tests look for them. */
async function accessibilityProblems(): Promise<string[]> {
  axe.reset();
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: rulesOfColour, resultTypes: ['violations'] },
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

  await nextLayout();
  note(`${NARROWEST} px`, overflow());
  for (const other of others) {
    wear(other.theme, other.contrast);
    await page.viewport(other.width, HEIGHT);
    await nextLayout();
    const where = `${other.theme}${other.contrast ? ', more contrast' : ''}, ${other.width} px`;
    note(where, await accessibilityProblems());
  }
  root.style.fontSize = '200%';
  await nextLayout();
  note('text of 200 %', overflow());

  root.style.fontSize = '';
  wear(theme, contrast);
  style.remove();
  expect(problems.join('\n\n')).toBe('');
});
