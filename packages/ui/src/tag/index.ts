export type { TagMessages } from './tag.messages.ts';
export { Tag, type TagProps, type TagTone } from './tag.tsx';
