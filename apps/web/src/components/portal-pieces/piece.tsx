import { Card } from '@uplift/ui/card';
import { DataList } from '@uplift/ui/data-list';
import type { ReactElement, ReactNode } from 'react';
import { useInBrowser } from '../../hydration/hydration.ts';
import * as styles from './portal-pieces.styles.ts';

/** A term and its value. */
export type Fact = readonly [term: string, value: string];

export interface PieceProps {
  /** What the piece shows, for those who don't see it. */
  alternative: string;
  title: string;
  height: keyof typeof styles.heights;
  /** A badge, or a note, at the end of the title's line. */
  note?: ReactNode;
  /** What the piece shows without JavaScript, unless the server renders it. */
  facts: readonly Fact[];
  /** Whether the server renders the piece. @default false */
  onServer?: boolean;
  children: ReactNode;
}

export function FactList({ facts }: Pick<PieceProps, 'facts'>): ReactElement {
  return (
    <DataList.Root>
      {facts.map(([term, value]) => (
        <DataList.Item key={term} term={term}>
          {value}
        </DataList.Item>
      ))}
    </DataList.Root>
  );
}

/**
 * A part of the client portal with fixed data. It shows the real components, but can't be used. Three of them
 * would make up a sixth of the home page's HTML, so the browser renders them there.
 */
export function Piece({
  alternative,
  title,
  height,
  note,
  facts,
  onServer = false,
  children,
}: PieceProps): ReactElement {
  const rendered = useInBrowser() || onServer;
  return (
    <div role="img" aria-label={alternative} css={[styles.piece, styles.heights[height]]}>
      <Card inert css={styles.card} data-facts={rendered ? undefined : ''}>
        <div css={styles.head}>
          <p css={styles.title}>{title}</p>
          {note}
        </div>
        {rendered ? children : <FactList facts={facts} />}
      </Card>
    </div>
  );
}
