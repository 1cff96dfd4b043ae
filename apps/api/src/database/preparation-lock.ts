/** Names the advisory lock under which one process at a time migrates, seeds or restores. */
export const PREPARATION_LOCK = 7_302_114;
