/// <reference types="vite/client" />
import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { GlobalStyles } from '@uplift/ui/theme';
import addonMsw from 'msw-storybook-addon';
import './fonts.css';

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw()],
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
  decorators: [
    (Story, { globals }) => {
      const [theme, contrast] = String(globals.theme ?? 'light').split('-');
      const root = document.documentElement;
      root.dataset.theme = theme ?? 'light';
      if (contrast) root.dataset.contrast = 'more';
      else delete root.dataset.contrast;
      root.dir = String(globals.direction ?? 'ltr');
      return (
        <>
          <GlobalStyles />
          <Story />
        </>
      );
    },
  ],
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
