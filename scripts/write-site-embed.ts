import { join } from 'node:path';
import { root } from './command.ts';
import { writeServedEmbeds } from './embeds.ts';

await writeServedEmbeds(join(root, 'apps/web/public/embed'));
