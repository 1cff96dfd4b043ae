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

/** Setting for the time zone in which a user sees times. */
export function TimeZoneSection({ area, timeZone }: TimeZoneSectionProps): ReactElement {
  const { trigger } = useSetTimeZone(area);
  const office = useOfficeTimeZone();
  const device = browserTimeZone();
  const chosen = timeZone ?? office;
  // Browsers list one name per zone, but the device or the stored zone may use an alias.
  const timeZones = [...new Set([chosen, device, ...Intl.supportedValuesOf('timeZone')])].sort();
  const { attributes, control, errorOf, failure, pending } = useForm({
    schema: clientEndpoints.setTimeZone.body,
    send: async ({ timeZone }) => {
      await trigger(timeZone);
      toaster.show({ type: 'success', title: 'Your time zone is saved.' });
    },
  });
  return (
    <SettingSection
      title="Time zone"
      lead={`Times on these pages and in our mail are in this time zone. Due dates go by the day at our office (${nameOf(office)}).`}
    >
      <form {...attributes}>
        <Stack gap={5}>
          {failure && (
            <Alert tone="danger" title="The time zone is the old one">
              {failure.message}
            </Alert>
          )}
          <Field label="Time zone" hint={`This device: ${nameOf(device)}.`} error={errorOf('timeZone')}>
            <Select key={chosen} defaultValue={chosen} {...control('timeZone')}>
              {timeZones.map((each) => (
                <option key={each} value={each}>
                  {nameOf(each)}
                </option>
              ))}
            </Select>
          </Field>
          <Cluster>
            <Button type="submit" variant="secondary" loading={pending}>
              Save the time zone
            </Button>
          </Cluster>
        </Stack>
      </form>
    </SettingSection>
  );
}
