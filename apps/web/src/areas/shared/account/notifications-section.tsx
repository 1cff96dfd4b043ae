import { clientEndpoints } from '@uplift/data-client/contract/client';
import {
  managerEndpoints,
  type NotificationChoice,
  notificationChoices,
} from '@uplift/data-client/contract/manager';
import { useEndpoint, useEndpointMutation } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { RadioGroup } from '@uplift/ui/radio-group';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useState } from 'react';
import { LoadFailure } from '../frame/load-failure.tsx';
import * as styles from './account.styles.ts';
import { SettingSection } from './setting-section.tsx';

const endpoints = { client: clientEndpoints, manager: managerEndpoints } as const;

const words: Readonly<Record<NotificationChoice, { label: string; hint: string; news: string }>> = {
  immediate: {
    label: 'Soon after it happens',
    hint: 'About two minutes later, unless you have seen it here by then.',
    news: 'From now on we mail you soon after something happens.',
  },
  daily: {
    label: 'Once a day',
    hint: 'One mail in the morning with what you have not seen. Invitations to meetings come sooner.',
    news: 'From now on we mail you once a day.',
  },
  off: {
    label: 'Never',
    hint: 'You see what is new when you sign in.',
    news: 'From now on we mail you no news. Mail about your account still comes.',
  },
};

const isChoice = (value: string): value is NotificationChoice =>
  notificationChoices.some((choice) => choice === value);

/** Setting for when a user gets e-mail about messages and other project news. */
export function NotificationsSection({ area }: { area: keyof typeof endpoints }): ReactElement {
  const { getNotificationSettings, setNotificationSettings } = endpoints[area];
  const { data, error, mutate } = useEndpoint<
    (typeof endpoints)[keyof typeof endpoints]['getNotificationSettings']
  >(getNotificationSettings, {});
  const change =
    useEndpointMutation<(typeof endpoints)[keyof typeof endpoints]['setNotificationSettings']>(
      setNotificationSettings,
    );
  const [news, setNews] = useState('');

  function choose(value: string): void {
    if (!data || !isChoice(value)) return;
    setNews('');
    const before = data;
    void mutate({ choice: value }, { revalidate: false });
    change.trigger({ body: { choice: value } }).then(
      () => setNews(words[value].news),
      () => mutate(before, { revalidate: false }),
    );
  }

  return (
    <SettingSection
      title="Mail about news"
      lead="When we write to you about messages and about what waits for you in your projects."
    >
      {change.error && (
        <Alert tone="danger" title="Your choice is the old one" css={styles.above}>
          {change.error.message}
        </Alert>
      )}
      {error && !data ? (
        <LoadFailure title="This could not be loaded" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <RadioGroup.Root aria-label="When to mail you" value={data.choice} onValueChange={choose}>
          {notificationChoices.map((choice) => (
            <RadioGroup.Item key={choice} value={choice} hint={words[choice].hint}>
              {words[choice].label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      ) : (
        <Stack gap={3} role="status" aria-label="Loading your choice">
          <Skeleton width="14rem" />
          <Skeleton width="12rem" />
          <Skeleton width="10rem" />
        </Stack>
      )}
      <p role="status" css={styles.newsLine}>
        {news}
      </p>
    </SettingSection>
  );
}
