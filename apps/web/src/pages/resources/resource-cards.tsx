import { Badge } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import { Grid } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { IllustrationPanel } from '../../components/illustration-panel/illustration-panel.tsx';
import type { ResourceSummary } from '../../content/resources.ts';
import { loadReadingSheet } from './reading/load-reading-sheet.ts';
import { openedFromList } from './reading/reading-address.ts';
import * as styles from './resource-cards.styles.ts';
import { illustrations } from './resource-illustrations.ts';

export interface ResourceCardsProps {
  resources: readonly ResourceSummary[];
}

/** Cards of resources. Each links to the text on the page. */
export function ResourceCards({ resources }: ResourceCardsProps): ReactElement {
  const { search } = useLocation();
  return (
    <Grid asChild minColumn="17rem" keepColumns>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {resources.map(({ slug, kind, title, summary, effort }) => (
          <li key={slug}>
            <Card padding="none" interactive css={styles.card}>
              <IllustrationPanel flush illustration={illustrations[slug]} css={styles.picture} />
              <div css={styles.text}>
                <p css={styles.meta}>
                  <Badge tone="accent">{kind}</Badge>
                  <span>{effort}</span>
                </p>
                <Heading level={2} size="sm">
                  <RouterLink
                    to={{ search, hash: slug }}
                    state={openedFromList}
                    onPointerEnter={loadReadingSheet}
                    onFocus={loadReadingSheet}
                    css={styles.link}
                  >
                    {title}
                  </RouterLink>
                </Heading>
                <Text size="sm" tone="muted">
                  {summary}
                </Text>
              </div>
            </Card>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
