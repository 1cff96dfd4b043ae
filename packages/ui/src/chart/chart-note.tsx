/** @jsxImportSource #layered */
import { type ReactElement, type ReactNode, useId } from 'react';
import { Info } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import * as styles from './chart.styles.ts';

interface ChartNoteProps {
  label: string;
  children: ReactNode;
}

/** A button that opens a note. A native popover also works by touch, and Escape closes it. */
export function ChartNote({ label, children }: ChartNoteProps): ReactElement {
  const id = useId();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        data-part="note-button"
        css={styles.noteButton}
      >
        <Icon icon={Info} size="sm" />
      </button>
      <div id={id} popover="auto" data-part="note" css={styles.note}>
        {children}
      </div>
    </>
  );
}
