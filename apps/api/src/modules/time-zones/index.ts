import type { Container } from '../../container.ts';
import { createTimeZonesRepository } from './time-zones.repository.ts';
import { createTimeZonesService, type TimeZonesService } from './time-zones.service.ts';

/** The time zones in which users see times. */
export const createTimeZones = ({
  db,
  events,
  now,
}: Pick<Container, 'db' | 'events' | 'now'>): TimeZonesService =>
  createTimeZonesService({ repository: createTimeZonesRepository(db), events, now });
