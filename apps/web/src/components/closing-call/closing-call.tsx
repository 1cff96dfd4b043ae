import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { BOOK_YOUR_AUDIT } from '../../content/labels.ts';
import * as styles from './closing-call.styles.ts';

export interface ClosingCallProps {
  title: string;
  text: string;
  /** Another action next to "Book your audit". */
  children?: ReactNode;
}

/** The call to action at the end of a page. */
export function ClosingCall({ title, text, children }: ClosingCallProps): ReactElement {
  return (
    <Section aria-labelledby="closing-title" css={styles.band}>
      <div css={styles.light} aria-hidden />
      <Container css={styles.content}>
        <Heading level={2} id="closing-title" css={styles.title}>
          {title}
        </Heading>
        <Text size="lg" tone="muted" css={styles.text}>
          {text}
        </Text>
        <div css={styles.actions}>
          <LinkButton asChild size="lg">
            <RouterLink to="/contact">{BOOK_YOUR_AUDIT}</RouterLink>
          </LinkButton>
          {children}
        </div>
      </Container>
    </Section>
  );
}
