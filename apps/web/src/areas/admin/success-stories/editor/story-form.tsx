import { PublishableStory, type Story, StoryDraft } from '@uplift/data-client/contract/admin';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { ErrorSummary } from '@uplift/ui/error-summary';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { SOMETHING_WENT_WRONG } from '../../../shared/forms/messages.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useLocalDraft } from './local-draft.ts';
import { StoryFields } from './story-fields.tsx';
import * as styles from './story-page.styles.ts';
import { StoryPreview } from './story-preview.tsx';
import { problemsIn } from './story-problems.ts';

/** An incomplete story can be saved, but not published. */
const schema = v.variant('intent', [
  v.object({ intent: v.literal('save'), ...StoryDraft.entries }),
  v.object({ intent: v.literal('publish'), ...PublishableStory.entries }),
]);

const names = v.keyof(StoryDraft).options;

export interface StoryFormProps {
  /** ID of the story, or "new" if it has none yet. */
  draftId: string;
  /** The version being edited. Null for a new story. */
  base: Story | null;
  /** The saved values. */
  savedFields: StoryDraft;
  /** Saves the story. Resolves to false if it wasn't saved and the form already shows why. */
  save: (fields: StoryDraft) => Promise<boolean>;
  publish: (fields: StoryDraft) => Promise<unknown>;
  /** Shown above the fields. */
  notice?: ReactNode;
  /** Renders the page around the form. The preview replaces the whole page. */
  children: (form: ReactElement) => ReactElement;
}

const same = (one: StoryDraft, other: StoryDraft) => JSON.stringify(one) === JSON.stringify(other);

/** Form of a story. Incomplete stories can be saved, complete ones published. Changes survive a reload. */
export function StoryForm({
  draftId,
  base,
  savedFields,
  save,
  publish,
  notice,
  children,
}: StoryFormProps): ReactElement {
  const draft = useLocalDraft(draftId);
  const [initial] = useState(() => draft.read()?.fields ?? savedFields);
  const [previewing, setPreviewing] = useState(false);
  const { attributes, errorOf, failure, fields, pending } = useForm({
    schema,
    values: { intent: 'save', ...initial },
    send: ({ intent, ...story }) => (intent === 'publish' ? publish(story) : save(story)),
  });
  // The controls aren't registered, because the error summary gets focus instead of the first invalid one.
  const values = useWatch({
    control: fields.control,
    compute: ({ intent, ...story }): StoryDraft => story,
  });
  const intent = useWatch({ control: fields.control, name: 'intent' });
  const { errors, submitCount } = fields.formState;
  const unsaved = !same(values, savedFields);

  useEffect(() => {
    if (unsaved) draft.write({ base, fields: values });
    else draft.remove();
  }, [draft, base, values, unsaved]);

  function change(part: Partial<StoryDraft>): void {
    fields.setValues(part);
    fields.clearErrors(names.filter((name) => name in part));
  }

  if (previewing) return <StoryPreview draft={values} onClose={() => setPreviewing(false)} />;
  return children(
    <form {...attributes} css={styles.form}>
      {notice}
      {failure && (
        <Alert tone="danger" title={SOMETHING_WENT_WRONG}>
          {failure.message}
        </Alert>
      )}
      {/* The title is the first field. */}
      <ErrorSummary
        key={submitCount}
        title="Before you can publish"
        problems={problemsIn({ title: errors.title, ...errors })}
      />
      <StoryFields values={values} onChange={change} errorOf={errorOf} hasAppeared={base?.address != null} />
      <Cluster gap={3} css={styles.bar}>
        <Button
          type="button"
          loading={pending && intent === 'publish'}
          onClick={() => {
            fields.setValue('intent', 'publish');
            attributes.ref.current?.requestSubmit();
          }}
        >
          {base?.publishedAt ? 'Publish changes' : 'Publish'}
        </Button>
        <Button
          type="submit"
          variant="secondary"
          loading={pending && intent === 'save'}
          onClick={() => fields.setValue('intent', 'save')}
        >
          {base?.publishedAt ? 'Save without publishing' : 'Save draft'}
        </Button>
        <Button type="button" variant="secondary" onClick={() => setPreviewing(true)}>
          Preview
        </Button>
      </Cluster>
    </form>,
  );
}
