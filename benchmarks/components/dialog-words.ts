/** Text of each dialog. */
export const dialogWords = {
  text: 'Its milestones and messages go to the archive, where they can be read and brought back.',
  cancel: 'Cancel',
  confirm: 'Archive',
};
