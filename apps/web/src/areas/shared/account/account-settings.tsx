import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import type { Area } from '../../../app/area.ts';
import { PageHead } from '../../../app/page-head.tsx';
import * as styles from './account.styles.ts';
import { NotificationsSection } from './notifications-section.tsx';
import { PasswordSection, type Person } from './password-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { TimeZoneSection } from './time-zone-section.tsx';

export interface AccountSettingsProps {
  area: Area;
  title: string;
  person: Person & { timeZone: string | null };
  /** What others see of the user. Rendered above the other sections. */
  profile?: ReactNode;
  /** Setting for two-factor authentication, which only admins have. */
  secondFactor?: ReactNode;
  /** Further settings of the area. Rendered below the other sections. */
  children?: ReactNode;
}

/** Account settings of a signed-in user. */
export function AccountSettings({
  area,
  title,
  person,
  profile,
  secondFactor,
  children,
}: AccountSettingsProps): ReactElement {
  return (
    <div css={styles.page}>
      <PageHead title={title} index={false} />
      <header>
        <Heading level={1} size="lg">
          {title}
        </Heading>
        <Text tone="muted">{`You are signed in as ${person.email}.`}</Text>
      </header>
      {profile}
      {secondFactor}
      {area !== 'admin' && <NotificationsSection area={area} />}
      <TimeZoneSection area={area} timeZone={person.timeZone} />
      <PasswordSection area={area} person={person} />
      <SessionsSection area={area} />
      {children}
    </div>
  );
}
