import { ScrollArea } from '@uplift/ui/scroll-area';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import useSWR from 'swr';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import * as styles from './plan.styles.ts';
import { readTextFile, type TextFile } from './read-text-file.ts';

export interface TextPreviewProps {
  /** Accessible name. */
  label: string;
  /** URL of the file. */
  href: string;
}

/** Shows the beginning of a text file. */
export function TextPreview({ label, href }: TextPreviewProps): ReactElement {
  const { data, error, mutate } = useSWR<TextFile, Error>(href, readTextFile, {
    revalidateOnFocus: false,
  });
  if (error)
    return <LoadFailure title="Couldn’t load the file" error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <div role="status" aria-label={`Loading ${label}`}>
        <Skeleton shape="block" height="12rem" />
      </div>
    );
  return (
    <Stack gap={2}>
      <ScrollArea label={label} css={styles.page}>
        <pre css={styles.pageText}>{data.text}</pre>
      </ScrollArea>
      {data.cut && (
        <Text size="sm" tone="muted">
          This is the beginning of the file. Download it to read all of it.
        </Text>
      )}
    </Stack>
  );
}
