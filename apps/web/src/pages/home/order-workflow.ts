import { formatMoney, formatNumber, toSearchParams } from '@uplift/roi-engine';

export interface WorkflowStep {
  name: string;
  /** A word for the step, short enough for its block. */
  short?: string;
  /** Minutes of work by hand. Zero if the step is automatic. */
  minutes: number;
}

/** One order from inquiry to invoice, as found in an audit. */
export const stepsByHand: readonly WorkflowStep[] = [
  { short: 'Inquiry', name: 'Copy the inquiry into the sheet', minutes: 14 },
  { short: 'Quote', name: 'Look up prices and write the quote', minutes: 46 },
  { short: 'Approval', name: 'Chase the approval', minutes: 22 },
  { short: 'Order', name: 'Type the order in again', minutes: 18 },
  { short: 'Invoice', name: 'Make and send the invoice', minutes: 20 },
];

/** The same order after the build. */
export const stepsWithUplift: readonly WorkflowStep[] = [
  { name: 'Quote drafted', minutes: 0 },
  { name: 'You check and send', minutes: 9 },
  { name: 'Order and invoice made', minutes: 0 },
];

function minutesOf(steps: readonly WorkflowStep[]): number {
  return steps.reduce((sum, { minutes }) => sum + minutes, 0);
}

export const minutesByHand = minutesOf(stepsByHand);
export const minutesWithUplift = minutesOf(stepsWithUplift);
export const minutesBack = minutesByHand - minutesWithUplift;

const MINUTES_PER_HOUR = 60;
const WEEKS_PER_YEAR = 52;

/** US dollars an hour. */
const HOURLY_RATE = 25;

/** One person's hours of busy work a week, as the calculator limits them. */
const HOURS_PER_PERSON = 40;

/** Formats minutes of less than ten hours: `1 h 51 min`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  return hours === 0 ? `${rest}\u00a0min` : `${hours}\u00a0h ${String(rest).padStart(2, '0')}\u00a0min`;
}

/** Returns what the change brings at a number of orders a week, as text. */
export function savingsOf(orders: number): { hours: string; money: string; rate: string } {
  const hours = (orders * minutesBack) / MINUTES_PER_HOUR;
  const money = Math.round((hours * WEEKS_PER_YEAR * HOURLY_RATE) / 100) * 100;
  return {
    hours: `${formatNumber(Math.round(hours))}\u00a0h a week`,
    money: `${formatMoney(money)} a year`,
    rate: `at ${formatMoney(HOURLY_RATE)} an hour`,
  };
}

/** Returns the URL of the calculator with the work that a number of orders a week takes by hand. */
export function calculatorPath(orders: number): string {
  const hours = (orders * minutesByHand) / MINUTES_PER_HOUR;
  const busyWorkEmployees = Math.max(1, Math.ceil(hours / HOURS_PER_PERSON));
  const hoursPerWeek = Math.round((hours / busyWorkEmployees) * 10) / 10;
  return `/calculator?${toSearchParams({ busyWorkEmployees, hoursPerWeek, hourlyRate: HOURLY_RATE })}`;
}
