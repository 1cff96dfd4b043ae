/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { lazy } from 'react';
import { configure } from 'storybook/test';
import addonPseudoStates from 'storybook-addon-pseudo-states';
import { flaggedText } from '../cspell.config.ts';
import { withDefaults, withoutElementControls, withUnionMembers } from './arg-types.ts';
import { awaitViewport } from './await-viewport.ts';
import './fonts.css';
import { createNetwork } from './network.ts';
import { chromaticModes, globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { withLocale } from './with-locale.tsx';
import { withMotion } from './with-motion.tsx';
import { withTheme } from './with-theme.tsx';

// A busy machine needs more time; a condition that never holds still fails.
configure({
  asyncUtilTimeout: 15_000,
  // The default prints the whole document on every poll of a waiting query.
  getElementError: (message) => new Error(message ?? 'No matching element.'),
});

// A story alone doesn't load these.
const DocsPage = lazy(() => import('./docs-page.tsx'));
const ToolbarContainer = lazy(() => import('./toolbar-container.tsx'));

const faces = ['Uplift Display', 'Uplift Text', 'Harbor Display'];

/** Storybook stills the document for the check of accessibility, but not shadow roots. */
function stillShadowRoots(canvas: HTMLElement): void {
  for (const { shadowRoot } of canvas.querySelectorAll('*')) {
    for (const animation of shadowRoot?.getAnimations() ?? []) {
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
    }
  }
}

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(createNetwork), addonPseudoStates()],
  tags: ['autodocs'],
  globalTypes,
  // A test plays a story at desktop size unless it sets another viewport; a user sees it at the available
  // size.
  initialGlobals:
    '__vitest_browser__' in globalThis
      ? { ...initialGlobals, viewport: { value: 'desktop' } }
      : initialGlobals,
  // Otherwise, a story that measures itself would reflow when the fonts load.
  loaders: [awaitViewport, () => Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`)))],
  // Keeps drafts from leaking into the next story.
  beforeEach: () => sessionStorage.clear(),
  afterEach: ({ canvasElement }) => {
    stillShadowRoots(canvasElement);
    // React restores focus after it removes an element, and fails if the focus was inside a frame.
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
    // `pnpm words` doesn't see text that a component assembles.
    // biome-ignore lint/performance/useDomNodeTextContent: textContent joins words of neighboring elements.
    const flagged = document.body.innerText.match(flaggedText);
    if (flagged) throw new Error(`Replace the words that the story shows: ${flagged.join(', ')}.`);
  },
  decorators: [withMotion, withTheme, withLocale],
  argTypesEnhancers: [withDefaults, withUnionMembers, withoutElementControls],
  parameters: {
    layout: 'padded',
    docs: {
      page: DocsPage,
      container: ToolbarContainer,
      // The page shows states under a heading of their own, and no tests.
      stories: {
        filter: ({ name, tags }: { name: string; tags: string[] }) =>
          name !== 'States' && !tags.includes('behavior'),
      },
    },
    // Details of passed rules would take a third of the check's time.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    chromatic: { prefersReducedMotion: 'reduce', modes: chromaticModes },
    controls: { expanded: true, matchers: { color: /color$/i, date: /date$/i } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Welcome',
          'For designers',
          'For content editors',
          'Changes',
          'Foundations',
          [
            'Use the kit in your site',
            'Tokens',
            'Figma',
            'Color',
            'Theme',
            'Theme builder',
            'Type',
            'Space',
            'Radius and shadow',
            'Motion',
            'Z-index',
            'Icons',
          ],
          'Components',
          ['Layout and type', 'Actions', 'Navigation', 'Forms', 'Overlays', 'Feedback', 'Data', 'Hooks'],
          'Patterns',
          'Tech showcase',
          'ROI engine',
          'Data client',
          'Pages',
        ],
      },
    },
  },
});
