import { Grid, type GridProps } from '@uplift/ui/grid';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import * as styles from './titled-points.styles.ts';

export interface TitledPointsProps extends Pick<GridProps, 'minColumn' | 'gap'> {
  points: readonly { title: string; text: string }[];
}

/** Short texts in columns, each with a line above its title. */
export function TitledPoints({ points, ...grid }: TitledPointsProps): ReactElement {
  return (
    <Grid asChild {...grid}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {points.map(({ title, text }) => (
          <li key={title} css={styles.point}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text tone="muted">{text}</Text>
          </li>
        ))}
      </ul>
    </Grid>
  );
}
