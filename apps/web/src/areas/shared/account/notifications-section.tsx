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

const choiceLabels: Readonly<Record<NotificationChoice, { label: string; hint: string; news: string }>> = {
  immediate: {
    label: 'Right away',
    hint: 'About two minutes later, unless you’ve already seen it here.',
    news: 'You’ll get an e-mail right away.',
  },
  daily: {
    label: 'Daily summary',
    hint: 'One e-mail each morning with what you haven’t seen. Meeting invitations are sent right away.',
    news: 'You’ll get a daily summary.',
  },
  off: {
    label: 'Off',
    hint: 'See what’s new when you sign in.',
    news: 'E-mail notifications are off. You’ll still get e-mails about your account.',
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
      () => setNews(choiceLabels[value].news),
      () => mutate(before, { revalidate: false }),
    );
  }

  return (
    <SettingSection title="E-mail notifications" lead="Messages and updates on your projects.">
      {change.error && (
        <Alert tone="danger" title="Couldn’t save your choice" css={styles.above}>
          {change.error.message}
        </Alert>
      )}
      {error && !data ? (
        <LoadFailure title="Couldn’t load your settings" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <RadioGroup.Root aria-label="How often" value={data.choice} onValueChange={choose}>
          {notificationChoices.map((choice) => (
            <RadioGroup.Item key={choice} value={choice} hint={choiceLabels[choice].hint}>
              {choiceLabels[choice].label}
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
      ) : (
        <Stack gap={3} role="status" aria-label="Loading your notification settings">
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
