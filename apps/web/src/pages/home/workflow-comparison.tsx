import type { ComponentProps, ReactElement } from 'react';
import * as styles from './workflow-comparison.styles.ts';

interface Step {
  name: string;
  minutes: number;
  byHand: boolean;
}

/** One order from inquiry to invoice, as found in an audit and as it runs after the build. */
const before: readonly Step[] = [
  { name: 'Copy the inquiry into the sheet', minutes: 14, byHand: true },
  { name: 'Look up prices and write the quote', minutes: 46, byHand: true },
  { name: 'Chase the approval', minutes: 22, byHand: true },
  { name: 'Type the order in again', minutes: 18, byHand: true },
  { name: 'Make and send the invoice', minutes: 20, byHand: true },
];

const after: readonly Step[] = [
  { name: 'Inquiry becomes a draft quote', minutes: 0, byHand: false },
  { name: 'You check it and press send', minutes: 9, byHand: true },
  { name: 'Approved: order and invoice follow', minutes: 0, byHand: false },
];

function minutesByHand(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + step.minutes, 0);
}

function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${String(minutes % 60).padStart(2, '0')} min`;
}

function Track({
  title,
  steps,
  tone,
}: {
  title: string;
  steps: readonly Step[];
  tone: styles.TrackTone;
}): ReactElement {
  const total = minutesByHand(steps);
  return (
    <div css={styles.track}>
      <div css={styles.trackHead}>
        <span css={styles.trackTitle}>{title}</span>
        <span css={[styles.total, styles.totals[tone]]}>{formatDuration(total)}</span>
      </div>
      <div css={styles.bar} aria-hidden>
        {steps
          .filter(({ minutes }) => minutes > 0)
          .map(({ name, minutes }) => (
            <span
              key={name}
              css={[styles.segment, styles.segments[tone]]}
              style={{ inlineSize: `${(100 * minutes) / minutesByHand(before)}%` }}
            />
          ))}
      </div>
      <ol css={styles.steps}>
        {steps.map(({ name, minutes, byHand }) => (
          <li key={name} css={styles.step}>
            <span css={[styles.mark, byHand ? styles.handMark : styles.automaticMark]} aria-hidden />
            <span>{name}</span>
            <span css={styles.minutes}>{byHand ? `${minutes} min` : 'automatic'}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Compares one workflow before and after its automation, drawn to scale. */
export function WorkflowComparison(props: ComponentProps<'figure'>): ReactElement {
  return (
    <figure css={styles.figure} {...props}>
      <figcaption css={styles.caption}>
        <span css={styles.captionTitle}>Inquiry to invoice</span>
        <span css={styles.captionNote}>Hands-on time for one order</span>
      </figcaption>
      <Track title="Before" steps={before} tone="before" />
      <Track title="After" steps={after} tone="after" />
    </figure>
  );
}
