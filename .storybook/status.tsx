import { Unstyled } from '@storybook/addon-docs/blocks';
import { Badge } from '@uplift/ui/badge';
import { Cluster } from '@uplift/ui/cluster';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';

/** Shows from the tags of a story file how much its API may still change. */
export function Status({ tags }: { tags: readonly string[] }): ReactElement {
  const [badge, meaning] = tags.includes('beta')
    ? [<Badge tone="warning">Beta</Badge>, 'The API may still change.']
    : tags.includes('new')
      ? [<Badge tone="accent">New</Badge>, 'Added for the next release.']
      : [<Badge tone="success">Stable</Badge>, 'Safe to build on.'];
  return (
    <Unstyled>
      <Cluster gap={3}>
        {badge}
        <Text size="sm" tone="muted">
          {meaning}
        </Text>
      </Cluster>
    </Unstyled>
  );
}
