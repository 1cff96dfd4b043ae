import { join } from 'node:path';
import { root } from './command.ts';
import { writeServedRoiEmbed } from './roi-embed.ts';

await writeServedRoiEmbed(join(root, 'apps/web/public/embed'));
