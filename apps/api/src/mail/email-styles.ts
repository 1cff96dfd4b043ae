import type { CSSProperties } from 'react';

// From packages/ui/src/foundations/tokens/color.ts. Literals, because few mail programs support custom properties.
const light = {
  ground: '#f4f7fb',
  surface: '#ffffff',
  border: '#dde5ef',
  text: '#0c1729',
  muted: '#3d4c63',
  subtle: '#56657d',
  accent: '#0a58ca',
  onAccent: '#ffffff',
  link: '#0a55c2',
};
const dark: typeof light = {
  ground: '#0b1220',
  surface: '#111c2e',
  border: '#213049',
  text: '#eaf0f9',
  muted: '#b4c1d6',
  subtle: '#96a6bf',
  accent: '#7ab8ff',
  onAccent: '#06101f',
  link: '#8cc2ff',
};

/** Dark mode and phones. Programs without support for style sheets show the inline styles below. */
export const styleSheet = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .inside-card { padding: 28px 20px !important; }
  .button { display: block !important; text-align: center !important; }
  .figures td { white-space: normal !important; }
  .answer th, .answer td { display: block !important; width: auto !important; padding-right: 0 !important; }
  .answer th { padding-bottom: 0 !important; }
  .answer td { padding-top: 2px !important; border-top: 0 !important; }
}
@media (prefers-color-scheme: dark) {
  .ground, .ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
  .card { background-color: ${dark.surface} !important; border-color: ${dark.border} !important; }
  .line { border-color: ${dark.border} !important; }
  .text { color: ${dark.text} !important; }
  .muted { color: ${dark.muted} !important; }
  .subtle { color: ${dark.subtle} !important; }
  .link { color: ${dark.link} !important; }
  .button { background-color: ${dark.accent} !important; color: ${dark.onAccent} !important; }
}`;

/** Props of an element: its inline style, and its class in the style sheet. */
interface Styled {
  className: string;
  style: CSSProperties;
}

const line = `1px solid ${light.border}`;

export const ground: Styled = {
  className: 'ground',
  style: {
    margin: 0,
    padding: '32px 12px',
    backgroundColor: light.ground,
    fontFamily: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif",
  },
};

export const card = {
  className: 'card',
  tdClassName: 'inside-card',
  style: {
    padding: '40px',
    backgroundColor: light.surface,
    border: line,
    borderRadius: 16,
    borderCollapse: 'separate',
  },
} as const;

export const brand: Styled = {
  className: 'text',
  style: { color: light.text, fontSize: 18, fontWeight: 600, letterSpacing: '-0.01em' },
};

export const title: Styled = {
  className: 'text',
  style: {
    margin: '0 0 20px',
    color: light.text,
    fontSize: 24,
    lineHeight: '32px',
    fontWeight: 600,
    letterSpacing: '-0.015em',
    textWrap: 'balance',
  },
};

export const heading: Styled = {
  className: 'text',
  style: { margin: '0 0 8px', color: light.text, fontSize: 17, lineHeight: '24px', fontWeight: 600 },
};

export const text: Styled = {
  className: 'text',
  style: { margin: '0 0 16px', color: light.text, fontSize: 16, lineHeight: '26px' },
};

export const note: Styled = {
  className: 'muted',
  style: { margin: '0 0 8px', color: light.muted, fontSize: 14, lineHeight: '22px' },
};

export const small: Styled = {
  className: 'subtle',
  style: { margin: 0, color: light.subtle, fontSize: 13, lineHeight: '20px' },
};

export const link: Styled = {
  className: 'link',
  style: { color: light.link, textDecoration: 'underline', wordBreak: 'break-word' },
};

export const button: Styled = {
  className: 'button',
  style: {
    padding: '13px 22px',
    borderRadius: 10,
    backgroundColor: light.accent,
    color: light.onAccent,
    fontSize: 16,
    fontWeight: 600,
  },
};

export const separator: Styled = { className: 'line', style: { margin: '28px 0 20px', borderTop: line } };

const cell: CSSProperties = {
  padding: '10px 0',
  borderTop: line,
  fontSize: 15,
  lineHeight: '22px',
  textAlign: 'left',
  verticalAlign: 'top',
};

/** A row of a table with figures, which are aligned with each other. */
export const figure: Record<'label' | 'value', Styled> = {
  label: { className: 'line text', style: { ...cell, color: light.text, fontWeight: 400 } },
  value: {
    className: 'line text',
    style: {
      ...cell,
      paddingLeft: 24,
      color: light.text,
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'right',
      whiteSpace: 'nowrap',
    },
  },
};

/** A row of a table with words. */
export const answer: typeof figure = {
  label: {
    className: 'line muted',
    style: { ...cell, width: '32%', paddingRight: 16, color: light.muted, fontWeight: 400 },
  },
  value: {
    className: 'line text',
    style: { ...cell, color: light.text, whiteSpace: 'pre-line', wordBreak: 'break-word' },
  },
};
