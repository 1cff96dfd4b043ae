import { ApiError } from '@uplift/data-client';
import { Alert } from '@uplift/ui/alert';
import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { PageHead } from '../../app/page-head.tsx';
import { onInteraction } from '../../hydration/hydration-trigger.ts';
import { lazySection } from '../../hydration/lazy-section.tsx';
import * as styles from './sign-in-page.styles.ts';

/** Complete in the server's HTML, so visitors rarely need its code. */
const Aside = lazySection(() => import('./sign-in-aside.tsx'), onInteraction);

export interface SignInPageProps {
  title: string;
  /** Says who signs in here, and what for. */
  lead: ReactNode;
  /** Whether the page sets its own metadata, so that search engines may index it. @default false */
  listed?: boolean | undefined;
  /** Whether pieces of the portal are shown next to the form on wide screens. @default false */
  showsPortal?: boolean;
  /** Whether this page replaces another one, so that its title takes focus. @default false */
  follows?: boolean;
  /** Whether a signed-in user's session has ended. @default false */
  sessionEnded?: boolean;
  /** The form. */
  children: ReactNode;
  /** Content below the form: another way to sign in, or help. */
  note?: ReactNode;
}

/** Whether a request failed because no user is signed in anymore. */
export function isSessionEnded(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** A page with one narrow form. With pieces of the portal, they are next to it on wide screens. */
export function SignInPage({
  title,
  lead,
  listed = false,
  showsPortal = false,
  follows = false,
  sessionEnded = false,
  children,
  note,
}: SignInPageProps): ReactElement {
  return (
    <Section spacing="compact" css={styles.page}>
      {!listed && <PageHead title={title} index={false} />}
      <Container css={showsPortal ? styles.columns : styles.column}>
        <div css={styles.form}>
          <header css={styles.header}>
            {/* Each title is a separate element, so that each takes focus once. */}
            <Heading
              key={title}
              level={1}
              size="lg"
              css={styles.title}
              {...(follows && { tabIndex: -1, ref: takeFocus })}
            >
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </header>
          {sessionEnded && <Alert tone="info" title="Your session has ended. Sign in to continue." />}
          <Card padding="lg">{children}</Card>
          {note && (
            <Text size="sm" tone="muted">
              {note}
            </Text>
          )}
        </div>
        {showsPortal && <Aside />}
      </Container>
    </Section>
  );
}
