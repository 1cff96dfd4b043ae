import { adminEndpoints, type TechAssetFields } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { ModernView, OrbitView, type Technology } from '@uplift/tech-showcase';
import { Cluster } from '@uplift/ui/cluster';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import { type ReactElement, useDeferredValue, useState } from 'react';
import * as styles from './tech-assets.styles.ts';

export interface ShowcasePreviewProps {
  /** ID of the technology being edited. A new technology needs a temporary ID. */
  id: string;
  /** The values entered so far. */
  fields: TechAssetFields;
}

/** Returns a technology between its neighbors in the order. So few cards stand still. */
function withNeighbors(technologies: readonly Technology[], id: string): readonly Technology[] {
  const ordered = technologies.toSorted((one, other) => (other.priority ?? 0) - (one.priority ?? 0));
  const index = ordered.findIndex((technology) => technology.id === id);
  return ordered.slice(Math.max(0, index - 1), index + 2);
}

/** Previews both views of the showcase with unsaved changes. */
export function ShowcasePreview({ id, fields }: ShowcasePreviewProps): ReactElement {
  const [view, setView] = useState('orbit');
  const { data } = useEndpoint(adminEndpoints.getTechAssetOrder, {}, { revalidateIfStale: true });
  const typed: Technology = { ...useDeferredValue(fields), id };
  const technologies = [...(data?.data.filter((each) => each.id !== id) ?? []), typed];
  const group = { role: 'group', 'aria-label': `${typed.name} in the showcase` };
  return (
    <Stack gap={2}>
      <Cluster justify="between">
        <Heading level={3} size="sm">
          Preview
        </Heading>
        <ToggleGroup.Root label="View" value={view} onValueChange={setView}>
          <ToggleGroup.Item value="orbit">Orbit</ToggleGroup.Item>
          <ToggleGroup.Item value="modern">Modern</ToggleGroup.Item>
        </ToggleGroup.Root>
      </Cluster>
      {view === 'orbit' ? (
        <OrbitView
          {...group}
          css={styles.preview}
          technologies={technologies}
          highlighted={id}
          legend={false}
          // The atom in 3D takes a moment to start again after each change.
          graphics="2d"
        />
      ) : (
        <ModernView {...group} css={styles.modernPreview} technologies={withNeighbors(technologies, id)} />
      )}
      {!fields.isActive && (
        <Text size="sm" tone="subtle">
          Visitors don’t see it while it’s inactive.
        </Text>
      )}
    </Stack>
  );
}
