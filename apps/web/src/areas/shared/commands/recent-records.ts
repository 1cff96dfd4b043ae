import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useDrafts } from '../drafts/draft-owner.tsx';

/** Number of records that the command menu offers again. */
const MOST = 5;

const KEY = 'recent-records';

const RecentRecords = v.array(v.object({ label: v.string(), to: v.string() }));
export type RecentRecord = v.InferOutput<typeof RecentRecords>[number];

/** Returns the records that the user opened last in this tab, newest first. */
export function useRecentRecords(): readonly RecentRecord[] {
  const stored = v.safeParse(RecentRecords, useDrafts().read(KEY));
  return stored.success ? stored.output : [];
}

/** Remembers the record at the current address. Undefined until its label has loaded. */
export function useRememberRecord(label: string | undefined): void {
  const drafts = useDrafts();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (label === undefined) return;
    const to = pathname + search;
    const stored = v.safeParse(RecentRecords, drafts.read(KEY));
    const others = (stored.success ? stored.output : []).filter(
      // The same record may have been opened from another page of its list.
      (record) => record.to !== to && !(record.label === label && record.to.split('?')[0] === pathname),
    );
    drafts.write(KEY, [{ label, to }, ...others].slice(0, MOST));
  }, [drafts, label, pathname, search]);
}
