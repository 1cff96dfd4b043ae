import { Alert } from '@uplift/ui/alert';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ArrowLink } from '../../components/arrow-link/arrow-link.tsx';
import { brand } from '../../content/brand.ts';
import * as styles from './lead-form.styles.ts';

/** Confirms that the request arrived. */
export default function LeadSent(): ReactElement {
  const card = useRef<HTMLDivElement>(null);
  // After a client-side submit, moves the focus and the view to the confirmation. A page load starts at its
  // top.
  const follows = useLocation().key !== 'default';
  useEffect(() => {
    if (!follows) return;
    card.current?.focus({ preventScroll: true });
    card.current?.scrollIntoView({ block: 'nearest' });
  }, [follows]);
  return (
    <Card ref={card} tabIndex={-1} padding="lg" css={styles.card} aria-labelledby="sent-title" role="group">
      <div css={styles.form}>
        <Alert tone="success" title="Your request arrived" />
        <div css={styles.head}>
          <Heading level={2} size="md" id="sent-title">
            A person answers within one working day
          </Heading>
          <Text tone="muted">
            A confirmation is on its way to your mailbox. Nothing there after a few minutes? Check your spam
            folder, or call {brand.phone.label}.
          </Text>
        </div>
        <Text>
          Meanwhile, count one workflow with our baseline sheet. It makes the first call twice as useful.
        </Text>
        <ArrowLink to="/resources#baseline-sheet">Get the baseline sheet</ArrowLink>
      </div>
    </Card>
  );
}
