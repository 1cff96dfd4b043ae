import { type ManagerProfile, managerEndpoints } from '@uplift/data-client/contract/manager';
import { useDataClient, useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Cluster } from '@uplift/ui/cluster';
import { Field } from '@uplift/ui/field';
import { Input } from '@uplift/ui/input';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { toaster } from '@uplift/ui/toaster';
import { type ReactElement, useState } from 'react';
import { SettingSection } from '../../shared/account/setting-section.tsx';
import { EditForm } from '../../shared/forms/edit-form.tsx';
import { useConflict } from '../../shared/forms/use-conflict.ts';
import { useDraftedForm } from '../../shared/forms/use-drafted-form.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';

const conflictFields = {
  Name: ({ name }: ManagerProfile) => name,
  'Booking URL': ({ bookingUrl }: ManagerProfile) => bookingUrl ?? '',
};

interface ProfileFormProps {
  profile: ManagerProfile;
  /** Called with the version to restart the form from. */
  onStartFrom: (profile: ManagerProfile) => void;
  onSaved: () => void;
}

function ProfileForm({ profile, onStartFrom, onSaved }: ProfileFormProps): ReactElement {
  const client = useDataClient();
  const { trigger } = useEndpointMutation(managerEndpoints.updateProfile);
  const { theirs, save } = useConflict(profile, () => client.call(managerEndpoints.getProfile, {}));
  const form = useDraftedForm({
    schema: managerEndpoints.updateProfile.body,
    values: { version: profile.version },
    draft: `profile:${profile.version}`,
    send: async (body) => {
      const saved = await save(async (version) => onStartFrom(await trigger({ body: { ...body, version } })));
      if (!saved) return;
      toaster.show({ type: 'success', title: 'Profile saved' });
      onSaved();
    },
  });
  const { control, errorOf } = form;
  return (
    <EditForm
      Footer={Cluster}
      form={form}
      noun="profile"
      base={profile}
      theirs={theirs}
      fields={conflictFields}
      onStartFromTheirs={onStartFrom}
    >
      <Field label="Name" error={errorOf('name')}>
        <Input autoComplete="name" defaultValue={profile.name} {...control('name')} />
      </Field>
      <Field
        label="Booking URL"
        hint="Where clients book meetings with you. Starts with https://. Leave empty to turn booking off."
        error={errorOf('bookingUrl')}
      >
        <Input
          type="url"
          autoComplete="off"
          defaultValue={profile.bookingUrl ?? ''}
          {...control('bookingUrl', { setValueAs: (url: string) => url.trim() || null })}
        />
      </Field>
    </EditForm>
  );
}

export interface ProfileSectionProps {
  /** Called after a change, because the name of the signed-in user may be different. */
  onSaved: () => void;
}

/** The manager's profile as clients see it. */
export default function ProfileSection({ onSaved }: ProfileSectionProps): ReactElement {
  const { data, error, isValidating, mutate } = useEndpoint(
    managerEndpoints.getProfile,
    {},
    { revalidateIfStale: true },
  );
  const [base, setBase] = useState<ManagerProfile | null>(null);
  // Keeps the version it started from. Later updates would overwrite unsaved changes.
  if (base === null && data && !isValidating) setBase(data);
  return (
    <SettingSection title="Profile" lead="How clients see you and book meetings with you.">
      {base ? (
        <ProfileForm
          key={base.version}
          profile={base}
          onStartFrom={(profile) => {
            setBase(profile);
            void mutate(profile, { revalidate: false });
          }}
          onSaved={onSaved}
        />
      ) : error && !data ? (
        <LoadFailure title="Couldn’t load your profile" error={error} onRetry={() => void mutate()} />
      ) : (
        <Stack gap={5} role="status" aria-label="Loading your profile">
          <Skeleton shape="block" height="3.75rem" />
          <Skeleton shape="block" height="3.75rem" />
        </Stack>
      )}
    </SettingSection>
  );
}
