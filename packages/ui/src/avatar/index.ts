export type { AvatarGroupProps, AvatarRootProps, AvatarSize } from './avatar.tsx';
export * as Avatar from './avatar.tsx';
