/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type SectionSpacing, type SectionTone, section, spacings, tones } from './section.styles.ts';

export type { SectionSpacing, SectionTone } from './section.styles.ts';

export interface SectionProps extends ComponentProps<'section'> {
  /** Background: the page's own, or a subtle band. @default 'ground' */
  tone?: SectionTone;
  /** Padding above and below: none, 32 to 48 px, or 64 to 96 px. @default 'regular' */
  spacing?: SectionSpacing;
}

/** A full-width section of a page. Name it with `aria-labelledby`, and put a `Container` inside. */
export function Section({ tone = 'ground', spacing = 'regular', ...props }: SectionProps): ReactElement {
  return <section css={[section, tones[tone], spacings[spacing]]} {...props} />;
}
