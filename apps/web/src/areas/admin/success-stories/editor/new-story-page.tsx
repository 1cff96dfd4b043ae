import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type Story, type StoryDraft } from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteNewRow, useWriteRow } from '@uplift/data-client/swr';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRefresh } from '../../../shared/lists/use-refresh.ts';
import { showFailure } from '../../../shared/toasts.ts';
import { AdminPage } from '../../admin-page.tsx';
import { listPath, nameOf, storyParent } from '../story-states.ts';
import { useLocalDraft } from './local-draft.ts';
import { StoryForm } from './story-form.tsx';

const nothing: StoryDraft = {
  slug: '',
  title: '',
  industry: '',
  timeFrame: '',
  hoursSaved: null,
  revenueBoost: null,
  efficiency: null,
  savings: null,
  description: '',
  imageUrl: '',
  challenge: '',
  approach: '',
  result: '',
  measurements: [],
  quote: '',
  quoteAuthor: '',
  quoteRole: '',
  technologyIds: [],
};

/** Creates a story. It stays a draft until it is published. */
export function NewStoryPage(): ReactElement {
  const navigate = useNavigate();
  const localDraft = useLocalDraft('new');
  const refresh = useRefresh(adminEndpoints.listStories.path);
  const { trigger: create } = useEndpointMutation(adminEndpoints.createStory, {
    write: useWriteNewRow(adminEndpoints.listStories.path),
  });
  const { trigger: publish } = useEndpointMutation(adminEndpoints.publishStory, {
    write: useWriteRow(adminEndpoints.listStories.path),
  });

  async function open({ id }: Story): Promise<void> {
    localDraft.remove();
    await navigate(`${listPath}/${id}`, { replace: true });
    await refresh(pathOf(adminEndpoints.getStory, { params: { id } }));
  }

  return (
    <StoryForm
      draftId="new"
      base={null}
      savedFields={nothing}
      save={async (fields) => {
        const story = await create({ body: { fields } });
        toaster.show({ type: 'success', title: `Saved ${nameOf(fields.title)} as a draft` });
        await open(story);
        return true;
      }}
      publish={async (fields) => {
        const draft = await create({ body: { fields } });
        try {
          await publish({ params: { id: draft.id }, body: { version: draft.version } });
          toaster.show({ type: 'success', title: `Published ${nameOf(fields.title)}` });
        } catch (error) {
          showFailure('Draft saved, but not published', error);
        }
        await open(draft);
      }}
    >
      {(form) => (
        <AdminPage title="New story" lead="Only admins can see it until you publish it." parent={storyParent}>
          {form}
        </AdminPage>
      )}
    </StoryForm>
  );
}
