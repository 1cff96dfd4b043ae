/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { withoutDefaultTags } from './arg-types.ts';
import './fonts.css';
import { createNetwork } from './network.ts';
import { chromaticModes, globalTypes, initialGlobals, viewports } from './toolbar.ts';
import { withMotion } from './with-motion.tsx';
import { withTheme } from './with-theme.tsx';

// What a story waits for takes longer on a machine with much else to do; what never comes still fails.
configure({
  asyncUtilTimeout: 15_000,
  // The default prints the whole document on every poll of a query that has to wait.
  getElementError: (message) => new Error(message ?? 'No matching element.'),
});

const faces = ['Uplift Display', 'Uplift Text'];

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(createNetwork)],
  tags: ['autodocs'],
  globalTypes,
  // A test plays a story on a desktop, unless it is for another window; a person sees it in the room that there is.
  initialGlobals:
    '__vitest_browser__' in globalThis
      ? { ...initialGlobals, viewport: { value: 'desktop' } }
      : initialGlobals,
  // A story that measures itself would see lines break anew when the faces arrive.
  loaders: [() => Promise.all(faces.map((face) => document.fonts.load(`1em "${face}"`)))],
  // What was typed in one story is no draft of the next.
  beforeEach: () => sessionStorage.clear(),
  // React gives the focus back after it removes an element, and fails where that was inside a frame.
  afterEach: () => {
    if (document.activeElement instanceof HTMLIFrameElement) document.activeElement.blur();
  },
  decorators: [withMotion, withTheme],
  argTypesEnhancers: [withoutDefaultTags],
  parameters: {
    layout: 'padded',
    // Details of what passes would take a third of the time of a check.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    viewport: { options: viewports },
    chromatic: { prefersReducedMotion: 'reduce', modes: chromaticModes },
    controls: { expanded: true, matchers: { color: /color$/i, date: /date$/i } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Foundations',
          [
            'Use the kit in your site',
            'Tokens',
            'Colour',
            'Type',
            'Space',
            'Radius and shadow',
            'Motion',
            'Z-index',
            'Icons',
          ],
          'Components',
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
