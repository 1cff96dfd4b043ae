/** A period from one date to another, both included, as `YYYY-MM-DD`. `null` for an open end. */
export interface DateRange {
  from: string | null;
  to: string | null;
}
