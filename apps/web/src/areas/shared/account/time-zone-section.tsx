import { clientEndpoints } from '@uplift/data-client/contract/client';
import { useSetTimeZone } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Button } from '@uplift/ui/button';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Select } from '@uplift/ui/select';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import type { ReactElement } from 'react';
import type { Area } from '../../../app/area.ts';
import { useOfficeTimeZone } from '../../../app/site-context.tsx';
import { browserTimeZone } from '../../../app/time/viewer-time.ts';
import { useForm } from '../forms/use-form.ts';
import { SettingSection } from './setting-section.tsx';

const nameOf = (timeZone: string) => timeZone.replaceAll('_', ' ');

export interface TimeZoneSectionProps {
  area: Area;
  /** IANA time zone. Null means the office's. */
  timeZone: string | null;
}

function TimeZoneForm({ area, chosen }: { area: Area; chosen: string }): ReactElement {
  const { trigger } = useSetTimeZone(area);
  const device = browserTimeZone();
  // Browsers list one name per zone, but the device or the stored zone may use an alias.
  const timeZones = [...new Set([chosen, device, ...Intl.supportedValuesOf('timeZone')])].sort();
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: clientEndpoints.setTimeZone.body,
    send: async ({ timeZone }) => {
      await trigger(timeZone);
      toaster.show({ type: 'success', title: 'Saved your time zone' });
    },
  });
  return (
    <form {...attributes}>
      <Stack gap={5}>
        {failure && (
          <Alert tone="danger" title="Couldn’t save your time zone">
            {failure.message}
          </Alert>
        )}
        <Field label="Time zone" hint={`This device: ${nameOf(device)}.`} error={errorOf('timeZone')}>
          <Select defaultValue={chosen} {...control('timeZone')}>
            {timeZones.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </Select>
        </Field>
        <Cluster>
          <Button type="submit" variant="secondary" loading={pending}>
            Save time zone
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Setting for the time zone in which a user sees times. */
export function TimeZoneSection({ area, timeZone }: TimeZoneSectionProps): ReactElement {
  const office = useOfficeTimeZone();
  const chosen = timeZone ?? office;
  return (
    <SettingSection
      title="Time zone"
      lead={`Times on these pages and in our e-mails are in this time zone. Due dates follow the day at our office (${nameOf(office)}).`}
    >
      {/* A new form when the zone changes elsewhere, because a form keeps its values. */}
      <TimeZoneForm key={chosen} area={area} chosen={chosen} />
    </SettingSection>
  );
}
