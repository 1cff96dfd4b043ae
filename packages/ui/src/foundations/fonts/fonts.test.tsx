import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fonts } from './fonts.tsx';

test('declares the files and the fallback of another family, without the fonts of the design', () => {
  render(
    <Fonts
      families={[
        {
          name: 'Source Serif 4',
          files: [
            { src: '/serif.woff2', weight: '200 900' },
            { src: '/serif-italic.woff2', style: 'italic', unicodeRange: 'U+0-FF' },
          ],
          fallback: { local: ['Georgia'], sizeAdjust: '97%', ascentOverride: '106%' },
        },
      ]}
    />,
  );
  expect(document.head.textContent?.match(/@font-face{[^}]*}/g)).toEqual([
    `@font-face{font-family:'Source Serif 4';src:url("/serif.woff2") format('woff2');font-weight:200 900;font-display:swap;}`,
    `@font-face{font-family:'Source Serif 4';src:url("/serif-italic.woff2") format('woff2');font-weight:400;font-style:italic;font-display:swap;unicode-range:U+0-FF;}`,
    `@font-face{font-family:'Source Serif 4 Fallback';src:local('Georgia');size-adjust:97%;ascent-override:106%;line-gap-override:0%;}`,
  ]);
});

test('declares several files of a font of the design, each with its characters', () => {
  render(<Fonts text={[{ src: '/text.woff2' }, { src: '/text-latin.woff2', unicodeRange: 'U+A1-FF' }]} />);
  expect(document.head.textContent?.match(/@font-face{font-family:'Uplift Text';[^}]*}/g)).toEqual([
    `@font-face{font-family:'Uplift Text';src:url("/text.woff2") format('woff2');font-weight:100 900;font-display:swap;}`,
    `@font-face{font-family:'Uplift Text';src:url("/text-latin.woff2") format('woff2');font-weight:100 900;font-display:swap;unicode-range:U+A1-FF;}`,
  ]);
});
