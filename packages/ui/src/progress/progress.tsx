'use client';
import * as Radix from '@radix-ui/react-progress';
import { type ComponentProps, type CSSProperties, type ReactElement, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is under way: the accessible name, above the bar. */
  label: ReactNode;
  /** Whether the words above the bar are for assistive technology only. @default false */
  hideLabel?: boolean;
  /** How far it is, from 0 to `max`. `null` where nobody knows: the bar travels. @default null */
  value?: number | null;
  /** What `value` is at the end. @default 100 */
  max?: number;
  /** The value in words, seen and read out: "12 of 48 MB". @default the value in percent */
  valueText?: string;
}

function inPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** How far something is that takes a while. For less than a few seconds, a `Spinner` will do. */
export function Progress({
  label,
  hideLabel = false,
  value = null,
  max = 100,
  valueText,
  ...props
}: ProgressProps): ReactElement {
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value / max));
  const text = share === null ? valueText : (valueText ?? inPercent(share));
  const position: CSSProperties & Record<'--progress', number> = { '--progress': share ?? 0 };
  return (
    <div css={styles.progress} {...props}>
      <div css={hideLabel ? visuallyHidden : styles.words}>
        <span id={labelId} css={styles.label}>
          {label}
        </span>
        {text && (
          <span aria-hidden css={styles.value}>
            {text}
          </span>
        )}
      </div>
      <Radix.Root
        value={share === null ? null : share * max}
        max={max}
        aria-labelledby={labelId}
        aria-valuetext={text}
        css={styles.track}
      >
        <Radix.Indicator style={position} css={styles.bar} />
      </Radix.Root>
    </div>
  );
}
