'use client';

import { type ReactElement, type RefObject, useState } from 'react';
import type { ShownTechnology } from '../technology/technology.ts';
import { useShowcaseMessages } from '../use-showcase-messages.ts';
import { card, cardDetail, cardText, cardTitle } from './orbit-view.styles.ts';

export interface OrbitCardProps {
  id: string;
  /** The emphasized technology. */
  technology: ShownTechnology | undefined;
  /** Two technologies that the tour connects. */
  from: ShownTechnology | undefined;
  to: ShownTechnology | undefined;
  ref: RefObject<HTMLDivElement | null>;
}

/** What the atom has in front: one technology, or two that work together. */
export function OrbitCard({ technology, from, to, ...props }: OrbitCardProps): ReactElement {
  const messages = useShowcaseMessages();
  const current = technology ?? to;
  // While it fades out, the card keeps its content.
  const [last, setLast] = useState({ technology, from, to });
  if (current && (last.technology !== technology || last.from !== from || last.to !== to)) {
    setLast({ technology, from, to });
  }
  const { description, category, storyCount } = last.technology ?? last.to ?? {};

  return (
    <div css={card} data-shown={current !== undefined} aria-hidden="true" {...props}>
      <p css={cardTitle}>
        {last.from && last.to && !last.technology
          ? messages.flow(last.from.name, last.to.name)
          : last.technology?.name}
      </p>
      {last.technology && <p css={cardDetail}>{category}</p>}
      {description && <p css={cardText}>{description}</p>}
      {last.technology && storyCount ? <p css={cardDetail}>{messages.usedIn(storyCount)}</p> : null}
    </div>
  );
}
