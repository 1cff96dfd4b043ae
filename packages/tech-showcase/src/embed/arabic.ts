import type { PartialMessages } from '@uplift/ui/locale';
import { arabic as kit } from '@uplift/ui/locale/ar';
import { arabic } from '../locale/ar.ts';

export const messages: PartialMessages = { ...kit, ...arabic };
