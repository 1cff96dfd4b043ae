import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { banner } from '../../../content/home.ts';
import * as styles from './banner-section.styles.ts';

export default function BannerSection(): ReactElement {
  return (
    <Section aria-labelledby="banner-title" css={styles.banner}>
      <div css={styles.light} aria-hidden />
      <Container css={styles.content}>
        <Heading level={2} id="banner-title" css={styles.title}>
          {banner.title}
        </Heading>
        <Text size="lg" tone="muted" css={styles.text}>
          {banner.text}
        </Text>
        <LinkButton asChild size="lg">
          <Link to={banner.action.to}>{banner.action.label}</Link>
        </LinkButton>
      </Container>
    </Section>
  );
}
