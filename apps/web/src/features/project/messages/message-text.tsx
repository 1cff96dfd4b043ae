import { Link } from '@uplift/ui/link';
import type { ReactElement } from 'react';
import * as styles from './messages.styles.ts';
import { splitLinks } from './split-links.ts';

/** Text of a message, with its line breaks and clickable links. */
export function MessageText({ text }: { text: string }): ReactElement {
  let position = 0;
  return (
    <p css={styles.text}>
      {splitLinks(text).map((part) => {
        const key = position;
        position += part.text.length;
        return part.href === null ? (
          <span key={key}>{part.text}</span>
        ) : (
          <Link key={key} href={part.href} target="_blank" rel="noopener noreferrer nofollow" tone="default">
            {part.text}
          </Link>
        );
      })}
    </p>
  );
}
