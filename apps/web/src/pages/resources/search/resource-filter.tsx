import { Button } from '@uplift/ui/button';
import { Input } from '@uplift/ui/input';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type FormEvent, type ReactElement, useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUpdateSearchParams } from '../../../app/navigation/update-search-params.ts';
import { resourceKinds } from '../../../content/resources.ts';
import * as styles from './resource-filter.styles.ts';
import { kindParameter, type ResourceQuery, readQuery, writeQuery } from './resource-search.ts';

/** Debounces typing, for one announcement and one URL change per word. */
const REST_MS = 200;

const kinds = [null, ...resourceKinds] as const;

function plural(kind: (typeof kinds)[number]): string {
  return kind ? `${kind}s` : 'All';
}

function queryIn(form: HTMLFormElement): ResourceQuery {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return readQuery(new URLSearchParams(entries));
}

/** Updates the fields from the query in the URL. */
function show({ kind, words }: ResourceQuery, form: HTMLFormElement): void {
  // Setting the value of the whole radio group doesn't work for the empty value.
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    radio.checked = radio.value === kindParameter(kind);
  }
  const input = form.elements.namedItem('q');
  if (input instanceof HTMLInputElement) input.value = words;
}

function isSame(a: ResourceQuery, b: ResourceQuery): boolean {
  return a.kind === b.kind && a.words.trim() === b.words;
}

/** Filters by kind and words. Without JavaScript, the form queries the server. */
export default function ResourceFilter(): ReactElement {
  const [parameters] = useSearchParams();
  const updateSearchParams = useUpdateSearchParams();
  const query = readQuery(parameters);
  const change = useCallback(
    (next: ResourceQuery) => updateSearchParams((current) => writeQuery(next, current), { replace: true }),
    [updateSearchParams],
  );
  const ref = useRef<HTMLFormElement>(null);
  const timer = useRef<number>(undefined);
  const started = useRef(false);
  const { kind, words } = query;

  const apply = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const form = ref.current;
    if (form && !isSame(queryIn(form), query)) change(queryIn(form));
  };

  useEffect(() => {
    const form = ref.current;
    if (!form || timer.current !== undefined) return;
    // Changes made before hydration win over the URL. From then on, the fields follow the URL.
    if (started.current) show({ kind, words }, form);
    else if (!isSame(queryIn(form), { kind, words })) change(queryIn(form));
    started.current = true;
  }, [kind, words, change]);

  useEffect(() => () => clearTimeout(timer.current), []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: Screen readers know the role longer than the element.
    <form
      ref={ref}
      role="search"
      aria-label="Resources"
      action="/resources"
      autoComplete="off"
      css={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        apply();
      }}
    >
      <fieldset css={styles.kinds}>
        <legend>
          <VisuallyHidden>Kind</VisuallyHidden>
        </legend>
        {kinds.map((option) => (
          <label key={plural(option)} css={styles.kind}>
            <input
              type="radio"
              name="kind"
              value={kindParameter(option)}
              defaultChecked={option === kind}
              onChange={apply}
              css={styles.radio}
            />
            {plural(option)}
          </label>
        ))}
      </fieldset>
      <div css={styles.search}>
        <Input
          type="search"
          name="q"
          aria-label="Search titles and texts"
          defaultValue={words}
          placeholder="Search titles and texts"
          enterKeyHint="search"
          maxLength={80}
          onChange={() => {
            clearTimeout(timer.current);
            timer.current = window.setTimeout(apply, REST_MS);
          }}
        />
        <Button type="submit" variant="secondary" css={styles.submit}>
          Search
        </Button>
      </div>
    </form>
  );
}
