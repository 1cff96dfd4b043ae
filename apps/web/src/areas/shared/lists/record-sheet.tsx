import { Heading } from '@uplift/ui/heading';
import { Sheet } from '@uplift/ui/sheet';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useRememberRecord } from '../commands/recent-records.ts';
import { useFocusReturn } from '../forms/use-focus-return.ts';
import { LoadFailure } from '../frame/load-failure.tsx';
import { recordError } from './address-id.ts';
import * as styles from './record-sheet.styles.ts';
import { sentenceCase } from './sentence-case.ts';

interface RecordAnswer<Row> {
  data: Row | undefined;
  error: Error | undefined;
  isValidating: boolean;
  mutate: () => Promise<unknown>;
}

export interface RecordSheetProps<Row> {
  /** Noun for the row in messages: "user". */
  noun: string;
  /** Result of `useEndpoint`. */
  record: RecordAnswer<Row>;
  titleOf: (row: Row) => string;
  onClose: () => void;
  /** Whether the command menu offers the row again. False if its page does so. @default true */
  remembered?: boolean;
  /** Change history: a `RecordHistory`. */
  history?: ReactNode;
  /**
   * The form. It starts with the newest version and keeps it, because later versions must not change what is
   * being typed. `startFrom` restarts it with another version.
   */
  children: (base: Row, startFrom: (row: Row) => void) => ReactNode;
  /** The actions, which stay visible at the end of the sheet. They get the same as `children`. */
  footer?: (base: Row, startFrom: (row: Row) => void) => ReactNode;
}

/** A sheet with a row next to its list: the form and the history. */
export function RecordSheet<Row extends { version: number }>({
  noun,
  record: { data, error, isValidating, mutate },
  titleOf,
  onClose,
  remembered = true,
  history,
  children,
  footer,
}: RecordSheetProps<Row>): ReactElement {
  const returnFocus = useFocusReturn();
  const [base, setBase] = useState<Row | null>(null);
  if (base === null && data && !isValidating) setBase(data);
  const titled = base ?? data;
  useRememberRecord(remembered && titled ? `${titleOf(titled)} · ${noun}` : undefined);
  return (
    <Sheet.Root open onOpenChange={(open) => open || onClose()}>
      <Sheet.Content aria-describedby={undefined} onCloseAutoFocus={returnFocus}>
        <Sheet.Title>
          {titled ? titleOf(titled) : error && !isValidating ? sentenceCase(noun) : `Loading the ${noun}`}
        </Sheet.Title>
        <Stack gap={8} css={history ? styles.withHistory : undefined}>
          {base ? (
            <div key={base.version}>{children(base, setBase)}</div>
          ) : error && !data ? (
            <LoadFailure
              title={`Couldn’t load the ${noun}`}
              error={recordError(error, noun)}
              onRetry={() => void mutate()}
            />
          ) : (
            <Stack gap={5} role="status" aria-label={`Loading the ${noun}`}>
              {['first', 'second', 'third', 'fourth'].map((name) => (
                <Skeleton key={name} shape="block" height="3.75rem" />
              ))}
            </Stack>
          )}
          {history && (
            <Stack gap={4}>
              <Heading level={3} size="sm">
                History
              </Heading>
              {history}
            </Stack>
          )}
        </Stack>
        {base && footer && <Sheet.Footer key={base.version}>{footer(base, setBase)}</Sheet.Footer>}
      </Sheet.Content>
    </Sheet.Root>
  );
}
