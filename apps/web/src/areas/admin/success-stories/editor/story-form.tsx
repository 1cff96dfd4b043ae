import { problemsOf, type Story, type StoryDraft } from '@uplift/data-client/contract/admin';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { ErrorSummary } from '@uplift/ui/error-summary';
import { type ReactElement, type ReactNode, useEffect, useState } from 'react';
import { useLocalDraft } from './local-draft.ts';
import { StoryFields } from './story-fields.tsx';
import * as styles from './story-page.styles.ts';
import { StoryPreview } from './story-preview.tsx';
import { firstOfEach, type Problems, problemsIn, summaryOf } from './story-problems.ts';

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

type Pending = 'save' | 'publish' | null;

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
  const [values, setValues] = useState(() => draft.read()?.fields ?? savedFields);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState<Pending>(null);
  const [previewing, setPreviewing] = useState(false);
  const unsaved = !same(values, savedFields);

  useEffect(() => {
    if (unsaved) draft.write({ base, fields: values });
    else draft.remove();
  }, [draft, base, values, unsaved]);

  function change(part: Partial<StoryDraft>): void {
    setValues((current) => ({ ...current, ...part }));
    setProblems((known) =>
      Object.fromEntries(
        Object.entries(known).filter(([field]) => !((field.split('.')[0] ?? field) in part)),
      ),
    );
  }

  function show(found: Problems): boolean {
    setProblems(found);
    setAttempt((count) => count + 1);
    return Object.keys(found).length > 0;
  }

  async function run(what: Exclude<Pending, null>, act: () => Promise<unknown>): Promise<void> {
    if (pending) return;
    setFailure(null);
    setPending(what);
    try {
      await act();
    } catch (error) {
      if (!show(problemsIn(error)))
        setFailure(error instanceof Error ? error.message : 'It did not work. Try again.');
    } finally {
      setPending(null);
    }
  }

  if (previewing) return <StoryPreview draft={values} onClose={() => setPreviewing(false)} />;
  return children(
    <form
      method="dialog"
      noValidate
      css={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run('save', async () => {
          show({});
          await save(values);
        });
      }}
    >
      {notice}
      {failure && (
        <Alert tone="danger" title="That did not work">
          {failure}
        </Alert>
      )}
      <ErrorSummary key={attempt} title="Before it can be published" problems={summaryOf(problems)} />
      <StoryFields
        values={values}
        onChange={change}
        problems={problems}
        hasAppeared={base?.address != null}
      />
      <Cluster gap={3} css={styles.bar}>
        <Button
          type="button"
          loading={pending === 'publish'}
          onClick={() =>
            void run('publish', async () => {
              if (!show(firstOfEach(problemsOf(values)))) await publish(values);
            })
          }
        >
          {base?.publishedAt ? 'Publish changes' : 'Publish'}
        </Button>
        <Button type="submit" variant="secondary" loading={pending === 'save'}>
          {base?.publishedAt ? 'Save without publishing' : 'Save draft'}
        </Button>
        <Button type="button" variant="secondary" onClick={() => setPreviewing(true)}>
          Preview
        </Button>
      </Cluster>
    </form>,
  );
}
