import { Card } from '@uplift/ui/card';
import type { ReactElement, ReactNode } from 'react';
import { useInBrowser } from '../../hydration/hydration.ts';
import * as styles from './portal-pieces.styles.ts';

export interface PieceProps {
  /** What the piece shows, for those who don't see it. */
  alternative: string;
  title: string;
  /** A badge, or a note, at the end of the title's line. */
  note?: ReactNode;
  children: ReactNode;
}

/**
 * A part of the client portal with fixed data. It shows the real components, but can't be used. They would make
 * up a sixth of the home page's HTML, so the browser renders them.
 */
export function Piece({ alternative, title, note, children }: PieceProps): ReactElement {
  const inBrowser = useInBrowser();
  return (
    <div role="img" aria-label={alternative} css={styles.piece}>
      {inBrowser && (
        <Card inert css={styles.card}>
          <div css={styles.head}>
            <p css={styles.title}>{title}</p>
            {note}
          </div>
          {children}
        </Card>
      )}
    </div>
  );
}
