import { Container } from '@uplift/ui/container';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLink } from '../../../components/arrow-link/arrow-link.tsx';
import { banner, commitment } from '../../../content/home.ts';
import { promise } from '../../../content/promise.ts';
import * as styles from './closing-section.styles.ts';

/** The end of the page: what we promise, and how to begin. */
export default function ClosingSection(): ReactElement {
  return (
    <div data-theme="dark" css={styles.band}>
      <div css={styles.light} aria-hidden />
      <Container css={styles.content}>
        <section aria-labelledby="commitment-title" css={styles.commitment}>
          <GoldenShield css={styles.shield} />
          <div css={styles.text}>
            <Heading level={2} size="md" id="commitment-title" css={styles.gold}>
              {commitment.title}
            </Heading>
            <Text size="xl">{commitment.statement}</Text>
            <Text tone="muted">{promise}</Text>
            <ArrowLink to={commitment.action.to}>{commitment.action.label}</ArrowLink>
          </div>
        </section>
        <section aria-labelledby="banner-title" css={styles.banner}>
          <Heading level={2} size="xl" id="banner-title" css={styles.title}>
            {banner.title}
          </Heading>
          <Text size="lg" tone="muted" css={styles.lead}>
            {banner.text}
          </Text>
          <LinkButton asChild size="lg">
            <Link to={banner.action.to}>{banner.action.label}</Link>
          </LinkButton>
        </section>
      </Container>
    </div>
  );
}
