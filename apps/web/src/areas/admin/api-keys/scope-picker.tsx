import { apiKeyScopes } from '@uplift/data-client/contract/admin';
import { Checkbox } from '@uplift/ui/checkbox';
import { Fieldset } from '@uplift/ui/fieldset';
import { Table } from '@uplift/ui/table';
import type { ReactElement, Ref } from 'react';
import { sentenceCase } from '../../shared/lists/sentence-case.ts';

const known: readonly string[] = apiKeyScopes;
const resources = [...new Set(known.map((scope) => scope.split(':')[0] ?? ''))];
const kinds = [
  ['read', 'Read'],
  ['write', 'Write'],
] as const;

export interface ScopePickerProps {
  /** Gets the group, which the form focuses on an error. */
  ref: Ref<HTMLFieldSetElement>;
  scopes: readonly string[];
  onScopesChange: (scopes: readonly string[]) => void;
  error: string | undefined;
}

/** Selects the scopes of a key: read and write access per resource. */
export function ScopePicker({ ref, scopes, onScopesChange, error }: ScopePickerProps): ReactElement {
  const set = (scope: string, isChosen: boolean) =>
    onScopesChange(isChosen ? [...scopes, scope] : scopes.filter((each) => each !== scope));
  return (
    <Fieldset
      // The form moves focus here on error, so that screen readers announce the error with the legend.
      ref={ref}
      name="scopes"
      tabIndex={-1}
      legend="Permissions"
      hint="Grant only what the program needs. A key can never do more than its owner."
      error={error}
    >
      <Table.Root caption="Scopes" captionHidden maxHeight="19rem">
        <Table.Head>
          <Table.Row>
            <Table.Header>Resource</Table.Header>
            {kinds.map(([kind, label]) => (
              <Table.Header key={kind}>{label}</Table.Header>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {resources.map((resource) => (
            <Table.Row key={resource}>
              <Table.Header scope="row">{sentenceCase(resource)}</Table.Header>
              {kinds.map(([kind, label]) => {
                const scope = `${resource}:${kind}`;
                return (
                  <Table.Cell key={kind}>
                    {known.includes(scope) && (
                      <Checkbox
                        aria-label={`${label}: ${sentenceCase(resource)}`}
                        checked={scopes.includes(scope)}
                        onCheckedChange={(checked) => set(scope, checked === true)}
                      />
                    )}
                  </Table.Cell>
                );
              })}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Fieldset>
  );
}
