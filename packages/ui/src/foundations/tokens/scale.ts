/** Space in multiples of 4 px, in rem so that it grows with the user's text size. */
export const spaceScale = {
  0: '0',
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
  24: '6rem',
  /** Padding above and below a page section: 64 px on phones, 96 px on desktops. */
  section: 'clamp(4rem, 3rem + 4vw, 6rem)',
  /** Padding at the sides of the page. */
  gutter: 'clamp(1.25rem, 0.6rem + 2.8vw, 2.5rem)',
} as const;

/** Type sizes. The larger half is fluid between 360 px and 1,440 px of viewport width. */
export const fontSizeScale = {
  xs: '0.8125rem',
  sm: '0.875rem',
  md: '1rem',
  lg: 'clamp(1.0625rem, 1.03rem + 0.15vw, 1.1875rem)',
  xl: 'clamp(1.1875rem, 1.12rem + 0.3vw, 1.4375rem)',
  '2xl': 'clamp(1.375rem, 1.26rem + 0.5vw, 1.75rem)',
  '3xl': 'clamp(1.75rem, 1.5rem + 1.1vw, 2.5rem)',
  '4xl': 'clamp(2.125rem, 1.7rem + 1.9vw, 3.375rem)',
  '5xl': 'clamp(2.5rem, 1.75rem + 3.3vw, 4.75rem)',
} as const;

export const lineHeightScale = { tight: '1.08', snug: '1.25', normal: '1.6' } as const;

export const fontWeightScale = { regular: '400', medium: '500', semibold: '600', bold: '700' } as const;

export const trackingScale = {
  display: '-0.028em',
  heading: '-0.018em',
  normal: '0',
  caps: '0.06em',
} as const;

export const fontFamilyScale = {
  /** Headings and large figures. Provide your own font under this name, or the fallback shows. */
  display: "'Uplift Display', 'Uplift Display Fallback', ui-sans-serif, system-ui, sans-serif",
  text: "'Uplift Text', 'Uplift Text Fallback', ui-sans-serif, system-ui, sans-serif",
  mono: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
} as const;

export const radiusScale = {
  sm: '0.375rem',
  md: '0.625rem',
  lg: '1rem',
  xl: '1.5rem',
  full: '9999px',
} as const;

/** Heights of buttons and other controls. */
export const controlHeightScale = { sm: '2.25rem', md: '2.75rem', lg: '3.25rem' } as const;

export const durationScale = { fast: '150ms', normal: '200ms', slow: '250ms' } as const;

export const easingScale = {
  out: 'cubic-bezier(0.22, 1, 0.36, 1)',
  inOut: 'cubic-bezier(0.65, 0, 0.35, 1)',
} as const;

export const zIndexScale = {
  sticky: '100',
  navigation: '200',
  overlay: '300',
  dialog: '400',
  toast: '500',
  tooltip: '600',
} as const;

export const widthScale = {
  /** Running text: 60 to 75 characters a line. */
  text: '45rem',
  content: '75rem',
} as const;

export const shadowScale = {
  light: {
    sm: '0 1px 2px #0c17290f',
    md: '0 1px 2px #0c17290d, 0 8px 24px -8px #0c17291f',
    lg: '0 2px 4px #0c17290d, 0 24px 56px -16px #0c172933',
  },
  dark: {
    sm: '0 1px 2px #00000066',
    md: '0 1px 0 #ffffff08 inset, 0 8px 24px -8px #00000099',
    lg: '0 1px 0 #ffffff0a inset, 0 24px 56px -16px #000000cc',
  },
} as const;

/** Breakpoints in px, only for media queries, which can't read CSS variables. */
export const breakpoint = { sm: 480, md: 768, lg: 1024, xl: 1280 } as const;

/** `@media` preludes, mobile first: `[media.md]: { … }`. */
export const media = {
  sm: `@media (min-width: ${breakpoint.sm}px)`,
  md: `@media (min-width: ${breakpoint.md}px)`,
  lg: `@media (min-width: ${breakpoint.lg}px)`,
  xl: `@media (min-width: ${breakpoint.xl}px)`,
  motion: '@media (prefers-reduced-motion: no-preference)',
  hover: '@media (hover: hover)',
  forcedColors: '@media (forced-colors: active)',
} as const;
