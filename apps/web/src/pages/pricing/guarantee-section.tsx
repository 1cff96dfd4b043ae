import { Container } from '@uplift/ui/container';
import { Eyebrow } from '@uplift/ui/eyebrow';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { barShare } from '../../components/bars/bar-share.ts';
import { refundExample } from '../../content/pricing.ts';
import { promise, promiseTerms } from '../../content/promise.ts';
import * as styles from './guarantee-section.styles.ts';

function RefundTable(): ReactElement {
  return (
    <div css={styles.example}>
      <Heading level={3} size="sm" id="refund-title">
        {refundExample.title}
      </Heading>
      <table aria-labelledby="refund-title" css={styles.table}>
        <caption css={styles.caption}>{refundExample.lead}</caption>
        <thead>
          <tr>
            <th scope="col" css={styles.columnHead}>
              Saved on day 90
            </th>
            <th scope="col" css={styles.columnHead}>
              Of what we agreed
            </th>
            <th scope="col" css={[styles.columnHead, styles.figure]}>
              You get back
            </th>
          </tr>
        </thead>
        <tbody>
          {refundExample.rows.map(({ saved, share, part, refund }) => (
            <tr key={saved}>
              <th scope="row" css={styles.cell}>
                {saved}
              </th>
              <td css={styles.cell}>
                {share}
                <span aria-hidden css={styles.bar} style={barShare(part)} />
              </td>
              <td css={[styles.cell, styles.figure, styles.refund]}>{refund}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The guarantee with its terms and a worked refund example. Other pages link here. */
export function GuaranteeSection(): ReactElement {
  return (
    <Section id="guarantee" aria-labelledby="guarantee-title" css={styles.section}>
      <Container>
        <div css={styles.head}>
          <GoldenShield css={styles.shield} />
          <div css={styles.text}>
            <Eyebrow tone="gold">The $5,000 guarantee</Eyebrow>
            <Heading level={2} id="guarantee-title">
              The hours saved, or up to $5,000 back
            </Heading>
            <Text size="xl">{promise}</Text>
          </div>
        </div>
        <div css={styles.details}>
          <dl css={styles.terms}>
            {promiseTerms.map(({ title, text }) => (
              <div key={title} css={styles.term}>
                <dt css={styles.termName}>{title}</dt>
                <dd css={styles.termText}>{text}</dd>
              </div>
            ))}
          </dl>
          <RefundTable />
        </div>
      </Container>
    </Section>
  );
}
