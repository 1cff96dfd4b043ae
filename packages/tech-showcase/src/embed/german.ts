import type { PartialMessages } from '@uplift/ui/locale';
import { german as kit } from '@uplift/ui/locale/de';
import { german } from '../locale/de.ts';

export const messages: PartialMessages = { ...kit, ...german };
