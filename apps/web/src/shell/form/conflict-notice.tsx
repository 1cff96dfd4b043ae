import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import type { ReactElement } from 'react';

export interface ConflictNoticeProps<Row> {
  /** What was changed: "user". */
  noun: string;
  base: Row;
  /** What someone else changed in the meantime; null if no one did. */
  theirs: Row | null;
  /** The fields of the form by their labels, and what stands in each. */
  fields: Readonly<Record<string, (row: Row) => string>>;
  onStartFromTheirs: (theirs: Row) => void;
}

/** Says what someone else wrote while a form was being filled in. Nothing typed is lost. */
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
      <p>
        {differing.length > 0
          ? `They wrote: ${differing.map(([label, textOf]) => `${label} “${textOf(theirs)}”`).join(', ')}.`
          : 'None of these fields is different.'}{' '}
        What you typed is still here.
      </p>
      <Button type="button" size="sm" variant="secondary" onClick={() => onStartFromTheirs(theirs)}>
        Start from theirs
      </Button>
    </Alert>
  );
}
