'use client';
import { Global } from '@emotion/react';
import type { ReactElement } from 'react';
import { type FontFamily, type FontFile, familyCss } from './font-family.ts';

/** One address, or files with their characters: those of every page first. */
export type FontFiles = string | readonly Pick<FontFile, 'src' | 'unicodeRange'>[];

export interface FontsProps {
  /** Instrument Sans for headings, as `woff2`. */
  display?: FontFiles;
  /** Geist for text, as `woff2`. */
  text?: FontFiles;
  /** Families for the `fonts` of `createTheme`. @default none */
  families?: readonly FontFamily[];
}

// The widths of the fallbacks are the averages of an English text at the weight of headings and of body text;
// ascent and descent are from the `hhea` tables. All are relative to Arial. Its Linux equivalent comes first,
// because only on Linux a browser asks another process for each name, which blocks the page.

function filesOf(files: FontFiles, weight: string): FontFile[] {
  return (typeof files === 'string' ? [{ src: files }] : files).map((file) => ({ ...file, weight }));
}

function displayFamily(files: FontFiles): FontFamily {
  return {
    name: 'Uplift Display',
    files: filesOf(files, '400 700'),
    fallback: {
      local: ['Liberation Sans Bold', 'Arial Bold', 'Arial-BoldMT', 'Roboto Bold'],
      sizeAdjust: '98%',
      ascentOverride: '98.97%',
      descentOverride: '25.51%',
    },
  };
}

function textFamily(files: FontFiles): FontFamily {
  return {
    name: 'Uplift Text',
    files: filesOf(files, '100 900'),
    fallback: {
      local: ['Liberation Sans', 'Arial', 'ArialMT', 'Roboto'],
      sizeAdjust: '102.8%',
      ascentOverride: '97.76%',
      descentOverride: '28.7%',
    },
  };
}

/**
 * Declares the fonts of the design under the names of the tokens, or other families. The kit ships no font
 * files: serve them from your own site and preload them. Render it once, at the root of the page.
 */
export function Fonts({ display, text, families = [] }: FontsProps): ReactElement {
  const all = [
    ...(display ? [displayFamily(display)] : []),
    ...(text ? [textFamily(text)] : []),
    ...families,
  ];
  return <Global styles={familyCss(all)} />;
}
