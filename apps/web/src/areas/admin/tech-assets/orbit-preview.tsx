import { adminEndpoints, type TechAssetFields } from '@uplift/data-client/contract/admin';
import { useEndpoint } from '@uplift/data-client/swr';
import { OrbitView, type Technology } from '@uplift/tech-showcase';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useEffect, useState } from 'react';
import * as styles from './tech-assets.styles.ts';

/** Debounce before the atom is rebuilt, in milliseconds. */
const REST_MS = 400;

/** Returns the debounced value. */
function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

export interface OrbitPreviewProps {
  /** ID of the technology being edited. A new technology needs a temporary ID. */
  id: string;
  /** The values entered so far. */
  fields: TechAssetFields;
}

/** Previews the showcase with unsaved changes. */
export function OrbitPreview({ id, fields }: OrbitPreviewProps): ReactElement {
  const { data } = useEndpoint(adminEndpoints.getTechAssetOrder, {}, { revalidateIfStale: true });
  const typed: Technology = { ...useRested(fields), id, isActive: true };
  const others = data?.data.filter((each) => each.id !== id) ?? [];
  return (
    <Stack gap={2}>
      <Heading level={3} size="sm">
        Preview
      </Heading>
      <OrbitView
        css={styles.preview}
        technologies={[...others, typed]}
        highlighted={id}
        legend={false}
        aria-label={`${typed.name} in the showcase`}
        role="group"
      />
      {!fields.isActive && (
        <Text size="sm" tone="subtle">
          Visitors don’t see it while it’s inactive.
        </Text>
      )}
    </Stack>
  );
}
