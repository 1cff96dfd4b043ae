import { adminEndpoints, type StoryVersion } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import * as styles from './editor/story-page.styles.ts';
import { nameOf } from './story-states.ts';

const kinds = { saved: 'Saved', published: 'Published' } as const satisfies Record<
  StoryVersion['kind'],
  string
>;

export interface StoryVersionsProps {
  id: string;
  onRestore: (version: StoryVersion) => void;
}

/** Version history of a story. Earlier versions can be restored into the editor. */
export function StoryVersions({ id, onRestore }: StoryVersionsProps): ReactElement {
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listStoryVersions,
    { params: { id } },
    { revalidateIfStale: true },
  );
  if (error && !data) {
    return <LoadFailure title="Couldn’t load the versions" error={error} onRetry={() => void mutate()} />;
  }
  if (!data) return <Skeleton width="14rem" />;
  if (data.data.length === 0)
    return (
      <Text size="sm" tone="subtle">
        No changes yet.
      </Text>
    );
  return (
    <ol css={styles.versions}>
      {data.data.map((version, index) => (
        <li key={version.id}>
          <Stack gap={1} align="start">
            <Text size="sm">
              {kinds[version.kind]}{' '}
              <time dateTime={version.savedAt} title={inFull(version.savedAt)}>
                {lastUse(version.savedAt, Date.now())}
              </time>
              {version.savedBy && <span>{` by ${version.savedBy}`}</span>}
            </Text>
            <Text size="sm" tone="muted">
              {nameOf(version.title)}
            </Text>
            {index > 0 && (
              <Button
                type="button"
                size="sm"
                variant="secondary"
                aria-label={`Restore version ${data.data.length - index}: ${nameOf(version.title)}`}
                onClick={() => onRestore(version)}
              >
                Restore
              </Button>
            )}
          </Stack>
        </li>
      ))}
    </ol>
  );
}
