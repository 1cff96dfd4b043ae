/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-progress';
import { type ComponentProps, type CSSProperties, type ReactElement, type ReactNode, useId } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './progress.styles.ts';

export interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is in progress: the accessible name, shown above the bar. */
  label: ReactNode;
  /** Whether the text above the bar is for assistive technology only. @default false */
  hideLabel?: boolean;
  /** The progress, from 0 to `max`. If it is unknown, `null` makes the bar indeterminate. @default null */
  value?: number | null;
  /** The value at completion. @default 100 */
  max?: number;
  /** The value as text, shown and announced: "12 of 48 MB". @default the value in percent */
  valueText?: string;
}

/** Shows the progress of a long task. For less than a few seconds, use a `Spinner`. */
export function Progress({
  label,
  hideLabel = false,
  value = null,
  max = 100,
  valueText,
  ...props
}: ProgressProps): ReactElement {
  const { numberFormat } = useLocale();
  const labelId = useId();
  const share = value === null ? null : Math.min(1, Math.max(0, value / max));
  const text = share === null ? valueText : (valueText ?? numberFormat({ style: 'percent' }).format(share));
  const position: CSSProperties & Record<'--progress', number> = { '--progress': share ?? 0 };
  return (
    <div css={styles.progress} {...props}>
      <div data-part="header" css={hideLabel ? visuallyHidden : styles.words}>
        <span id={labelId} data-part="label" css={styles.label}>
          {label}
        </span>
        {text && (
          <span aria-hidden data-part="value" css={styles.value}>
            {text}
          </span>
        )}
      </div>
      <Radix.Root
        value={share === null ? null : share * max}
        max={max}
        aria-labelledby={labelId}
        aria-valuetext={text}
        data-part="track"
        css={styles.track}
      >
        <Radix.Indicator style={position} data-part="bar" css={styles.bar} />
      </Radix.Root>
    </div>
  );
}
