import type { Preview } from '@storybook/react-vite';

/** Toolbar options, in addition to the viewport. */
export const globalTypes: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme and contrast',
    toolbar: {
      title: 'Theme',
      icon: 'contrast',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
        { value: 'light-contrast', title: 'Light, high contrast', icon: 'sun' },
        { value: 'dark-contrast', title: 'Dark, high contrast', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  brand: {
    description: 'Brand',
    toolbar: {
      title: 'Brand',
      icon: 'paintbrush',
      items: [
        { value: 'uplift', title: 'Brand: Uplift' },
        { value: 'harbor', title: 'Brand: Harbor' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: 'Language of the built-in texts',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'en', title: 'English' },
        { value: 'de', title: 'Deutsch' },
        { value: 'ar', title: 'العربية', right: 'rtl' },
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
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'system', title: 'Motion as your system', icon: 'play' },
        { value: 'reduced', title: 'Reduced motion', icon: 'stop' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  brand: 'uplift',
  language: 'en',
  direction: 'ltr',
  motion: 'system',
};

/** Widths that every component supports. The smallest keeps Storybook's name. */
export const viewports = {
  mobile1: {
    name: '320 px, the narrowest',
    styles: { width: '320px', height: '568px' },
    type: 'mobile' as const,
  },
  phone: { name: '360 px, phone', styles: { width: '360px', height: '740px' }, type: 'mobile' as const },
  tablet: { name: '768 px, tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' as const },
  desktop: {
    name: '1280 px, desktop',
    styles: { width: '1280px', height: '800px' },
    type: 'desktop' as const,
  },
};

/** Modes for Chromatic screenshots, if used. */
export const chromaticModes = {
  light: { theme: 'light', viewport: 'desktop' },
  'dark phone': { theme: 'dark', viewport: 'phone' },
  'second brand': { theme: 'light', brand: 'harbor', viewport: 'desktop' },
};
