import { AGENDA_LIMIT, type Agenda, managerEndpoints } from '@uplift/data-client/contract/manager';
import { useEndpoint } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { ButtonGroup } from '@uplift/ui/button-group';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { LinkButton } from '@uplift/ui/link-button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactElement } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { AreaHeader } from '../../shared/frame/area-header.tsx';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { readAddressDay } from '../../shared/lists/address-day.ts';
import { LinkRows } from '../../shared/lists/link-rows.tsx';
import { daysAfter, groupAgenda, nameWeek } from './agenda-days.ts';
import { AgendaRow } from './agenda-row.tsx';

/** Links to the previous, next, and current week. */
function WeekChoice({ week, isThisWeek }: { week: string; isThisWeek: boolean }): ReactElement {
  const to = (days: number) => `/manager/agenda?week=${daysAfter(week, days)}`;
  return (
    <ButtonGroup label="Week">
      <LinkButton asChild variant="secondary" size="sm">
        <Link to={to(-7)} aria-label="Previous week">
          <Icon icon={ChevronLeft} size="sm" />
        </Link>
      </LinkButton>
      <LinkButton asChild variant="secondary" size="sm">
        <Link to="/manager/agenda" aria-current={isThisWeek ? 'page' : undefined}>
          This week
        </Link>
      </LinkButton>
      <LinkButton asChild variant="secondary" size="sm">
        <Link to={to(7)} aria-label="Next week">
          <Icon icon={ChevronRight} size="sm" />
        </Link>
      </LinkButton>
    </ButtonGroup>
  );
}

function Groups({ agenda }: { agenda: Agenda }): ReactElement {
  const groups = groupAgenda(agenda);
  if (groups.length === 0)
    return (
      <EmptyState
        title="Nothing due this week"
        description="Milestones, meetings, approvals and weeks without figures of all your clients appear here."
      />
    );
  return (
    <Stack gap={8}>
      {agenda.more && (
        <Alert tone="warning" title="Too many items to show">
          Showing the first {AGENDA_LIMIT} of each kind.
        </Alert>
      )}
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title}>
          <Stack gap={3}>
            <Heading level={2} size="sm">
              {title}
            </Heading>
            <LinkRows>
              {items.map((item) => (
                <AgendaRow key={`${item.kind} ${item.id}`} item={item} today={agenda.today} />
              ))}
            </LinkRows>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

/** Everything due in a week, across all clients of the user. */
export default function AgendaPage(): ReactElement {
  const [parameters] = useSearchParams();
  const week = readAddressDay(parameters, 'week');
  const { data, error, mutate } = useEndpoint(
    managerEndpoints.getAgenda,
    { query: { week } },
    { keepPreviousData: true },
  );
  const isThisWeek = data !== undefined && data.today >= data.week && data.today < daysAfter(data.week, 7);
  return (
    <Stack gap={6}>
      <AreaHeader
        title="Agenda"
        lead={<span aria-live="polite">{data ? nameWeek(data.week) : 'What’s due across your clients'}</span>}
      >
        {data && <WeekChoice week={data.week} isThisWeek={isThisWeek} />}
      </AreaHeader>
      {error ? (
        <LoadFailure title="Couldn’t load the agenda" error={error} onRetry={() => void mutate()} />
      ) : data ? (
        <Groups agenda={data} />
      ) : (
        <Stack gap={4} role="status" aria-label="Loading the agenda">
          <Skeleton width="12rem" height="1.5rem" />
          <Skeleton height="10rem" />
        </Stack>
      )}
    </Stack>
  );
}
