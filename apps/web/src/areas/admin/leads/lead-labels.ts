import type { LeadState, LeadSummary } from '@uplift/data-client/contract/admin';
import type { BadgeTone } from '@uplift/ui/badge';

export const stateNames = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
} as const satisfies Record<LeadState, string>;

export const stateTones = {
  new: 'accent',
  contacted: 'neutral',
  won: 'success',
  lost: 'neutral',
  spam: 'warning',
} as const satisfies Record<LeadState, BadgeTone>;

export const sourceNames = {
  audit: 'Audit request',
  report: 'Calculator report',
} as const satisfies Record<LeadSummary['source'], string>;

const spamSignalLabels: Readonly<Record<string, string>> = {
  'hidden field filled in': 'A field that people can’t see was filled in.',
  'no stamp': 'The form was sent without being opened first.',
  'broken stamp': 'The form was sent with a forged timestamp.',
  'filled in too fast': 'The form was filled in faster than a person can type.',
  'stamp too old': 'The form was opened long before it was sent.',
  'web address in a short answer': 'A short answer contains a URL.',
  'many web addresses': 'The text contains many URLs.',
};

/** Explains a spam signal in plain words. */
export function explainSuspicion(suspicion: string): string {
  return spamSignalLabels[suspicion] ?? suspicion;
}
