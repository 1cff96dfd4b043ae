import { WORD_SPACING } from '../../internal/display-text/display-text.styles.ts';
import { color, fontFamily, fontSize, fontWeight, lineHeight, media, tracking } from '../tokens/index.ts';

/**
 * A small reset for whole pages, and the page's own type and colors. Reduced motion is in the layer of
 * components: among `!important` declarations a nested layer would win, and a few components must keep moving,
 * such as `Spinner`.
 */
export const resetCss: string = `@layer uplift.reset {
  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
  ${media.motion} { html { scroll-behavior: smooth; } }
  body {
    min-height: 100svh;
    background: ${color.ground};
    color: ${color.text};
    font-family: ${fontFamily.text};
    font-size: ${fontSize.md};
    line-height: ${lineHeight.normal};
    -webkit-font-smoothing: antialiased;
    -moz-osx-font-smoothing: grayscale;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6 {
    font-family: ${fontFamily.display};
    font-weight: ${fontWeight.semibold};
    line-height: ${lineHeight.snug};
    letter-spacing: ${tracking.heading};
    word-spacing: ${WORD_SPACING};
    text-wrap: balance;
  }
  [data-theme] { color: ${color.text}; }
  p { text-wrap: pretty; }
  ul[role="list"], ol[role="list"] { list-style: none; padding: 0; }
  img, svg, canvas, video { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; word-spacing: inherit; }
  button { cursor: pointer; }
  a { color: inherit; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  summary { cursor: pointer; }
  [hidden] { display: none !important; }
  :focus-visible { outline: 2px solid ${color.focus}; outline-offset: 2px; }
  :target { scroll-margin-block-start: 6rem; }
}
@layer uplift {
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0.01ms !important;
    }
  }
}`;
