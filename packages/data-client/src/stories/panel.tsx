import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement, ReactNode } from 'react';

export function Panel({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    <Card>
      <Stack gap={5}>
        <Heading level={3} size="sm">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
