/** Key of the advisory lock that lets one process at a time migrate, seed or restore. */
export const PREPARATION_LOCK = 7_302_114;
