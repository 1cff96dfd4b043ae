import { adminEndpoints, type Story } from '@uplift/data-client/contract/admin';
import { useDataClient, useEndpoint } from '@uplift/data-client/swr';
import { type ReactElement, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useRememberRecord } from '../../../shared/commands/recent-records.ts';
import { LoadFailure } from '../../../shared/frame/load-failure.tsx';
import { PageSkeleton } from '../../../shared/frame/page-skeleton.tsx';
import { normalizeId, recordError } from '../../../shared/lists/address-id.ts';
import { AdminPage } from '../../admin-page.tsx';
import { nameOf, storyParent } from '../story-states.ts';
import { useLocalDraft } from './local-draft.ts';
import { StoryEditor } from './story-editor.tsx';

function OpenStory({ id }: { id: string }): ReactElement {
  const client = useDataClient();
  const draft = useLocalDraft(id);
  const { data, error, isValidating, mutate } = useEndpoint(
    adminEndpoints.getStory,
    { params: { id } },
    { revalidateIfStale: true },
  );
  const [opened, setOpened] = useState<Story | null>(null);
  const [opening, setOpening] = useState(0);
  // Starts from the newest version and ignores later updates, which would overwrite unsaved changes.
  // A stored draft keeps its own base version, so that a conflict is detected.
  useRememberRecord(data && `${nameOf(data.title)} · success story`);
  if (opened === null && data && !isValidating) setOpened(draft.read()?.base ?? data);

  function reopen(base: Story): void {
    draft.remove();
    setOpened(base);
    setOpening((count) => count + 1);
  }

  if (opened) {
    return (
      <StoryEditor
        key={opening}
        story={opened}
        onReopen={reopen}
        readNewest={() => client.call(adminEndpoints.getStory, { params: { id } })}
      />
    );
  }
  if (error && !data) {
    return (
      <AdminPage title="Success story" lead="The story couldn’t be opened." parent={storyParent}>
        <LoadFailure
          title="Couldn’t load the story"
          error={recordError(error, 'story')}
          onRetry={() => void mutate()}
        />
      </AdminPage>
    );
  }
  return <PageSkeleton />;
}

/** Page of a single success story. */
export function StoryPage(): ReactElement {
  const id = normalizeId(useParams().id ?? '');
  return <OpenStory key={id} id={id} />;
}
