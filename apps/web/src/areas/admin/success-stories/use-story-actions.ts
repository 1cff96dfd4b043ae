import { adminEndpoints, type StoryAction } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { useRefresh } from '../../shared/lists/use-refresh.ts';
import { useRowActions } from '../../shared/lists/use-row-actions.ts';
import { actionLabels, undoneBy } from './story-states.ts';

/** Actions on one or more stories, with the same toasts and undo everywhere. */
export function useStoryActions(refreshed?: () => unknown): ReturnType<typeof useRowActions<StoryAction>> {
  const { trigger } = useEndpointMutation(adminEndpoints.actOnStories);
  const refresh = useRefresh(adminEndpoints.listStories.path);
  return useRowActions<StoryAction>({
    send: (action, ids) => trigger({ body: { action, ids } }),
    labels: actionLabels,
    undo: undoneBy,
    plural: 'stories',
    refresh: async () => {
      await refresh();
      await refreshed?.();
    },
  });
}
