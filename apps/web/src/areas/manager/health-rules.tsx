import { healthRule, healths } from '@uplift/data-client/contract/project';
import { Collapsible } from '@uplift/ui/collapsible';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';

/** Explains on demand what each health means. */
export function HealthRules(): ReactElement {
  return (
    <Collapsible.Root>
      <Collapsible.Trigger>How health is calculated</Collapsible.Trigger>
      <Collapsible.Content>
        <Stack gap={2}>
          {healths.toReversed().map((each) => (
            <Text key={each} size="sm" tone="muted">
              {healthRule[each]}
            </Text>
          ))}
        </Stack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
