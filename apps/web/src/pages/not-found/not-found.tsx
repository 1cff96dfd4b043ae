import { Container } from '@uplift/ui/container';
import { LinkButton } from '@uplift/ui/link-button';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PageHead } from '../../app/page-head.tsx';
import { useNotFoundStatus } from '../../app/site-context.tsx';
import { MissingPage } from '../../components/illustrations/missing-page.tsx';
import { PageHeader } from '../../components/page-header/page-header.tsx';
import { notFound, waysBack } from '../../content/not-found.ts';
import * as styles from './not-found.styles.ts';

export interface NotFoundProps {
  /** @default '404' */
  eyebrow?: string;
  /** @default 'Page Not Found' */
  title?: string;
  lead?: string;
}

/** Shown when no page matches the URL. Sets the response status to 404. */
export function NotFound({
  eyebrow = notFound.eyebrow,
  title = notFound.title,
  lead = notFound.lead,
}: NotFoundProps): ReactElement {
  useNotFoundStatus();
  return (
    <>
      <PageHead title={title} description={notFound.description} index={false} />
      <PageHeader
        eyebrow={eyebrow}
        title={title}
        lead={lead}
        actions={
          <LinkButton asChild size="lg">
            <RouterLink to="/">{notFound.home}</RouterLink>
          </LinkButton>
        }
        aside={<MissingPage css={styles.illustration} />}
      />
      <Container>
        <nav aria-label="Ways back" css={styles.ways}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul role="list" css={styles.list}>
            {waysBack.map(({ label, text, to }) => (
              <li key={to} css={styles.item}>
                <RouterLink to={to} css={styles.link}>
                  <span css={styles.name}>{label}</span>
                  <span css={styles.text}>{text}</span>
                </RouterLink>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </>
  );
}
