export type { AvatarMessages } from './avatar.messages.ts';
export type { AvatarGroupProps, AvatarRootProps, AvatarSize } from './avatar.tsx';
export * as Avatar from './avatar.tsx';
