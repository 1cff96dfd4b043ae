import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement } from 'react';

export interface ConflictNoticeProps<Row> {
  /** Noun for the row in messages: "user". */
  noun: string;
  base: Row;
  /** The row as someone else saved it in the meantime. Null if no one did. */
  theirs: Row | null;
  /** Functions that return the text of each field, by the field's label. */
  fields: Readonly<Record<string, (row: Row) => string>>;
  onStartFromTheirs: (theirs: Row) => void;
}

/** Shows what someone else saved while the form was being filled in. Typed text is never lost. */
export function ConflictNotice<Row>({
  noun,
  base,
  theirs,
  fields,
  onStartFromTheirs,
}: ConflictNoticeProps<Row>): ReactElement | null {
  if (!theirs) return null;
  const differing = Object.entries(fields).filter(([, textOf]) => textOf(theirs) !== textOf(base));
  return (
    <Alert tone="warning" title={`Someone else changed this ${noun}`}>
      <Stack gap={3} align="start">
        <p>
          {differing.length > 0
            ? `Their changes: ${differing.map(([label, textOf]) => `${label} “${textOf(theirs)}”`).join(', ')}.`
            : 'They changed none of these fields.'}{' '}
          Your changes are still here.
        </p>
        <Button type="button" size="sm" variant="secondary" onClick={() => onStartFromTheirs(theirs)}>
          Use their version
        </Button>
      </Stack>
    </Alert>
  );
}
