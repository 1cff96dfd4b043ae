import { pathOf } from '@uplift/data-client/contract';
import {
  type AuditAction,
  adminEndpoints,
  type Story,
  type StoryDraft,
  type StoryVersion,
} from '@uplift/data-client/contract/admin';
import { useEndpointMutation, useWriteRow } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { ConflictNotice } from '../../../shared/forms/conflict-notice.tsx';
import { SOMETHING_WENT_WRONG } from '../../../shared/forms/messages.ts';
import { useConflict } from '../../../shared/forms/use-conflict.ts';
import { useRefresh } from '../../../shared/lists/use-refresh.ts';
import { showFailure } from '../../../shared/toasts.ts';
import { AdminPage } from '../../admin-page.tsx';
import { RecordHistory } from '../../audit-log/record-history.tsx';
import { actions, actionsFor, nameOf, stateNames, stateTones, storyParent } from '../story-states.ts';
import { StoryVersions } from '../story-versions.tsx';
import { useStoryActions } from '../use-story-actions.ts';
import { useLocalDraft } from './local-draft.ts';
import { StoryForm } from './story-form.tsx';
import * as styles from './story-page.styles.ts';
import { useStoryTechnologies } from './use-story-technologies.ts';

type Technologies = ReturnType<typeof useStoryTechnologies>;

const fieldNames = {
  title: 'Title',
  slug: 'Slug',
  industry: 'Industry',
  timeFrame: 'Time frame',
  description: 'Summary',
  imageUrl: 'Image URL',
  hoursSaved: 'Hours saved',
  revenueBoost: 'Revenue growth',
  efficiency: 'Efficiency growth',
  savings: 'Savings',
  challenge: 'Challenge',
  approach: 'Approach',
  result: 'Result',
  measurements: 'Measurements',
  quote: 'Quote',
  quoteAuthor: 'Who said it',
  quoteRole: 'Role and company',
  technologyIds: 'Technologies',
} as const satisfies Record<keyof StoryDraft, string>;

const historyActions = {
  'story.created': 'Created',
  'story.updated': 'Saved',
  'story.published': 'Published',
  'story.unpublished': 'Unpublished',
  'story.changes-discarded': 'Changes discarded',
  'story.version-restored': 'Earlier version restored',
  'story.deleted': 'Deleted',
  'story.restored': 'Restored',
} satisfies Record<AuditAction<'story'>, string>;

function isField(name: string): name is keyof StoryDraft {
  return name in fieldNames;
}

function textOf(fields: StoryDraft, name: keyof StoryDraft, technologies: Technologies): string {
  if (name === 'technologyIds')
    return technologies
      .withIds(fields.technologyIds)
      .map((each) => each.name)
      .join(', ');
  if (name !== 'measurements') return String(fields[name] ?? '');
  return fields.measurements.map((row) => `${row.name}: ${row.before} → ${row.after} ${row.unit}`).join('; ');
}

/** The fields of a conflict, as text. */
function conflictFields(technologies: Technologies): Record<string, (story: Story) => string> {
  return Object.fromEntries(
    Object.keys(fieldNames)
      .filter(isField)
      .map((name) => [fieldNames[name], ({ fields }: Story) => textOf(fields, name, technologies)]),
  );
}

export interface StoryEditorProps {
  /** The version being edited. */
  story: Story;
  readNewest: () => Promise<Story>;
  /** Called with the version to restart the editor from. Unsaved changes are lost. */
  onReopen: (story: Story) => void;
}

/** Edits, publishes, and unpublishes a story, and restores its earlier versions. */
export function StoryEditor({ story, readNewest, onReopen }: StoryEditorProps): ReactElement {
  const [base, setBase] = useState(story);
  const technologies = useStoryTechnologies();
  const draft = useLocalDraft(story.id);
  const [showsRestored, setShowsRestored] = useState(() => draft.read() !== null);
  const { theirs, save } = useConflict(base, readNewest);
  const intoList = { write: useWriteRow(adminEndpoints.listStories.path) };
  const { trigger: saveStory } = useEndpointMutation(adminEndpoints.saveStory, intoList);
  const { trigger: publishStory } = useEndpointMutation(adminEndpoints.publishStory, intoList);
  const { trigger: discardChanges } = useEndpointMutation(adminEndpoints.discardStoryChanges, intoList);
  const { trigger: restoreVersion } = useEndpointMutation(adminEndpoints.restoreStoryVersion, intoList);
  const refresh = useRefresh(adminEndpoints.listStories.path);
  const act = useStoryActions(async () => setBase(await readNewest()));
  const params = { id: base.id };
  const name = nameOf(base.title);

  /** Saves the fields. Returns null if the story changed since it was read. */
  async function keep(fields: StoryDraft): Promise<Story | null> {
    let saved = base;
    const done = await save(async (version) => {
      saved = await saveStory({ params, body: { fields, version } });
    });
    if (!done) return null;
    setBase(saved);
    setShowsRestored(false);
    return saved;
  }

  async function saveDraft(fields: StoryDraft): Promise<boolean> {
    if (!(await keep(fields))) return false;
    toaster.show({ type: 'success', title: `Saved ${nameOf(fields.title)}` });
    await refresh(pathOf(adminEndpoints.getStory, { params }));
    return true;
  }

  async function publish(fields: StoryDraft): Promise<void> {
    const saved = await keep(fields);
    if (!saved) return;
    setBase(await publishStory({ params, body: { version: saved.version } }));
    toaster.show({ type: 'success', title: `Published ${nameOf(fields.title)}` });
    await refresh(pathOf(adminEndpoints.getStory, { params }));
  }

  /** Restarts the editor with the result of `change`. Shows a toast if it fails. */
  async function replace(change: () => Promise<Story>, title: string): Promise<void> {
    let written: string | undefined;
    try {
      onReopen(await change());
      written = pathOf(adminEndpoints.getStory, { params });
      toaster.show({ type: 'success', title });
    } catch (error) {
      showFailure(SOMETHING_WENT_WRONG, error);
    }
    await refresh(written);
  }

  /** Saves unsaved changes before replacing the story, so that they stay in the version history. */
  async function replaceTyped(change: (version: number) => Promise<Story>, title: string): Promise<void> {
    await replace(async () => {
      const typed = draft.read();
      const saved = typed ? await keep(typed.fields) : base;
      if (!saved) throw new Error('Someone else changed this story.');
      return change(saved.version);
    }, title);
  }

  const takeBack = ({ id: versionId }: StoryVersion) =>
    replaceTyped(
      (version) => restoreVersion({ params: { ...params, versionId }, body: { version } }),
      'Earlier version restored',
    );

  const notices = (
    <>
      {showsRestored && (
        <Alert title="Unsaved changes restored">
          <Button
            type="button"
            size="sm"
            variant="secondary"
            css={styles.noticeAction}
            onClick={() => void replace(readNewest, 'Unsaved changes discarded')}
          >
            Discard unsaved changes
          </Button>
        </Alert>
      )}
      <ConflictNotice
        noun="story"
        base={base}
        theirs={theirs}
        fields={conflictFields(technologies)}
        onStartFromTheirs={onReopen}
      />
      {theirs && (
        <Alert title="Save again to overwrite their changes">
          Their version stays available under Versions.
        </Alert>
      )}
    </>
  );

  const frame = (content: ReactElement) => (
    <AdminPage
      title={name}
      lead={base.address ? `URL: ${base.address}` : 'Not published yet.'}
      parent={storyParent}
    >
      <div css={styles.columns}>
        {content}
        <Stack gap={8}>
          <Stack gap={4} align="start">
            <Badge tone={stateTones[base.state]}>{stateNames[base.state]}</Badge>
            {base.publishedAt && base.address && base.state !== 'deleted' && (
              <Link href={base.address}>View on site</Link>
            )}
            <Cluster gap={2}>
              {base.state === 'changed' && (
                <Button
                  size="sm"
                  variant="secondary"
                  onClick={() =>
                    void replaceTyped(
                      (version) => discardChanges({ params, body: { version } }),
                      'Changes discarded',
                    )
                  }
                >
                  Discard changes
                </Button>
              )}
              {actionsFor(base)
                .filter((action) => action === 'unpublish' || action === 'delete')
                .map((action) => (
                  <Button
                    key={action}
                    size="sm"
                    variant="secondary"
                    onClick={() => void act(action, [{ id: base.id, name }])}
                  >
                    {actions[action].label}
                  </Button>
                ))}
            </Cluster>
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size="sm">
              Versions
            </Heading>
            <StoryVersions id={base.id} onRestore={(version) => void takeBack(version)} />
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size="sm">
              History
            </Heading>
            <RecordHistory
              id={base.id}
              actions={historyActions}
              fields={{ ...fieldNames, technologies: fieldNames.technologyIds }}
            />
          </Stack>
        </Stack>
      </div>
    </AdminPage>
  );

  if (base.state === 'deleted') {
    return frame(
      <Alert tone="warning" title="This story is in the trash">
        <Button
          size="sm"
          variant="secondary"
          css={styles.noticeAction}
          onClick={() => void act('restore', [{ id: base.id, name }])}
        >
          {actions.restore.label}
        </Button>
      </Alert>,
    );
  }
  return (
    <StoryForm
      draftId={base.id}
      base={base}
      savedFields={base.fields}
      save={saveDraft}
      publish={publish}
      notice={notices}
    >
      {frame}
    </StoryForm>
  );
}
