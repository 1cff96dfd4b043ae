/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { configure } from 'storybook/test';
import { withoutDefaultTags } from './arg-types.ts';
import './fonts.css';
import { startNetwork } from './network.ts';
import { withTheme } from './with-theme.tsx';

// What a story waits for takes longer on a machine with much else to do; what never comes still fails.
configure({ asyncUtilTimeout: 5_000 });

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(startNetwork)],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light-contrast', title: 'Light, more contrast', icon: 'sun' },
          { value: 'dark-contrast', title: 'Dark, more contrast', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [withTheme],
  argTypesEnhancers: [withoutDefaultTags],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, matchers: { color: /color$/i, date: /date$/i } },
    options: {
      storySort: {
        order: [
          'Foundations',
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
