import { Card } from '@uplift/ui/card';
import { Container } from '@uplift/ui/container';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { ArrowLink } from '../../../components/arrow-link/arrow-link.tsx';
import { commitment } from '../../../content/home.ts';
import { promise } from '../../../content/promise.ts';
import * as styles from './commitment-section.styles.ts';

export default function CommitmentSection(): ReactElement {
  return (
    <Section aria-labelledby="commitment-title" css={styles.section}>
      <Container>
        <Card padding="none" css={styles.panel}>
          <GoldenShield css={styles.shield} />
          <div css={styles.text}>
            <Heading level={2} id="commitment-title">
              {commitment.title}
            </Heading>
            <Text size="xl">{commitment.statement}</Text>
            <Text tone="muted" css={styles.promise}>
              {promise}
            </Text>
            <ArrowLink to={commitment.action.to}>{commitment.action.label}</ArrowLink>
          </div>
        </Card>
      </Container>
    </Section>
  );
}
