import { adminEndpoints, type ProjectTemplate, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useEffect, useRef } from 'react';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { useManagers } from '../users/use-managers.ts';

export interface ClientFormChoicesProps {
  /** Renders the form of a new client. */
  children: (choices: { managers: readonly User[]; templates: readonly ProjectTemplate[] }) => ReactElement;
}

/** Renders a form once the managers and project templates have loaded, so that nothing is sent without them. */
export function ClientFormChoices({ children }: ClientFormChoicesProps): ReactElement {
  const { managers, error: managersError, retry } = useManagers();
  const { data, error, mutate } = useEndpoint(adminEndpoints.listProjectTemplates, {});
  const failure = managersError ?? (data ? undefined : error);
  const form = useRef<HTMLDivElement>(null);
  const ready = managers !== undefined && data !== undefined;
  // A dialog focuses its first control when it opens, but the form may load later.
  useEffect(() => {
    if (ready) form.current?.querySelector('input')?.focus();
  }, [ready]);
  if (failure)
    return (
      <LoadFailure
        title="Couldn’t load the managers and templates"
        error={failure}
        onRetry={() => {
          retry();
          void mutate();
        }}
      />
    );
  if (!managers || !data)
    return (
      <Stack role="status" aria-label="Loading the form">
        <Skeleton shape="block" height="24rem" />
      </Stack>
    );
  return <div ref={form}>{children({ managers, templates: data.data })}</div>;
}
