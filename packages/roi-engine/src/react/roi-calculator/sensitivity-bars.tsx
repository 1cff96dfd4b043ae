'use client';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { CSSProperties, ReactElement } from 'react';
import { figureKinds } from '../../format.ts';
import { type SensitivityEnd, sensitivity } from '../../sensitivity.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import * as styles from './sensitivity-bars.styles.ts';

export interface SensitivityBarsProps {
  outcome: RoiOutcome;
}

interface EndProps {
  end: SensitivityEnd;
  format: (value: number) => string;
  unit: string;
}

/** Describes one end: the resulting total and the changed input. */
function End({ end, format, unit }: EndProps): ReactElement {
  const messages = useRoiMessages();
  const { money } = useReportLocale().formats;
  return (
    <>
      <b>{money(end.totalAnnualValue)}</b> <VisuallyHidden>{messages.with}</VisuallyHidden>
      <span>{unit ? `${format(end.value)} ${unit}` : format(end.value)}</span>
    </>
  );
}

function between(from: number, to: number): CSSProperties & Record<'--from' | '--to', string> {
  return { '--from': `${from}%`, '--to': `${to}%` };
}

/** One bar per input: how far the total moves if only that input is a fifth lower or higher. */
export function SensitivityBars({ outcome }: SensitivityBarsProps): ReactElement {
  const { to } = useRoiMessages();
  const { messages, formats } = useReportLocale();
  const rows = sensitivity(outcome.input, outcome.assumptions);
  const totals = rows.flatMap(({ low, high }) => [low.totalAnnualValue, high.totalAnnualValue]);
  const least = Math.min(...totals);
  const span = Math.max(...totals) - least || 1;
  const place = (total: number): number => (100 * (total - least)) / span;
  const middle = place(outcome.result.totalAnnualValue);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
    <ul role="list" css={styles.list}>
      {rows.map(({ field, low, high }) => {
        const { label, unit } = messages.inputs[field];
        const format = formats[figureKinds[field]];
        const [less, more] = low.totalAnnualValue <= high.totalAnnualValue ? [low, high] : [high, low];
        return (
          <li key={field} css={styles.row}>
            <span css={styles.name}>
              {label}
              <VisuallyHidden>: </VisuallyHidden>
            </span>
            <span css={styles.before}>
              <End end={less} format={format} unit={unit} />
            </span>
            <VisuallyHidden>{to}</VisuallyHidden>
            <span css={styles.after}>
              <End end={more} format={format} unit={unit} />
            </span>
            <span aria-hidden css={styles.track}>
              <span css={styles.less} style={between(place(less.totalAnnualValue), middle)} />
              <span css={styles.more} style={between(middle, place(more.totalAnnualValue))} />
              <span css={styles.middle} style={between(0, middle)} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}
