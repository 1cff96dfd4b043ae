import type { ReactElement, ReactNode } from 'react';
import type { Area } from '../../../app/area.ts';
import { AreaHeader } from '../frame/area-header.tsx';
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
      <AreaHeader title={title} lead={`Signed in as ${person.email}.`} />
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
