import { Sheet } from '@uplift/ui/sheet';
import type { ReactElement } from 'react';
import { LastChanged, LegalClauses } from '../../components/legal-clauses/legal-clauses.tsx';
import type { LegalText } from '../../content/legal.ts';
import * as styles from './legal-sheet.styles.ts';

export interface LegalSheetProps {
  text: LegalText;
  open: boolean;
  onClose: () => void;
  /** The link that opened the sheet. Gets focus back on close. */
  opener: HTMLElement | null;
}

/** A legal text in a sheet next to the current page. */
export function LegalSheet({ text, open, onClose, opener }: LegalSheetProps): ReactElement {
  return (
    <Sheet.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Sheet.Content
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          opener?.focus();
        }}
      >
        <Sheet.Title>{text.title}</Sheet.Title>
        <div css={styles.text}>
          <LastChanged text={text} />
          <LegalClauses text={text} />
        </div>
      </Sheet.Content>
    </Sheet.Root>
  );
}
