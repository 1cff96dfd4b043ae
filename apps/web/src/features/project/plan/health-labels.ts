import type { Health } from '@uplift/data-client/contract/project';
import type { BadgeTone } from '@uplift/ui/badge';

export const healthNames = {
  'on-track': 'On track',
  'at-risk': 'At risk',
  blocked: 'Blocked',
} as const satisfies Record<Health, string>;

export const healthTones = {
  'on-track': 'success',
  'at-risk': 'warning',
  blocked: 'danger',
} as const satisfies Record<Health, BadgeTone>;
