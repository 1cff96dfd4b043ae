import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'A new workflow rarely fails because of its code. It fails because one person was on vacation when it was explained, or because no one had decided how to go back. Go through this list a week before the switch, with the owner of the workflow and one person who will use it daily. Every line that stays open gets a name and a date.',
    {
      kind: 'questions',
      title: 'It does the work',
      items: [
        'It ran for five working days alongside the old way, on real cases.',
        'Every difference between the two was explained, case by case, and the new way was right or was corrected.',
        'The ten most awkward cases of the last quarter went through it.',
        'A case with a missing field, a duplicate and a typing error each ended where a person sees it.',
        'It was run at twice the volume of a busy day.',
      ],
    },
    {
      kind: 'questions',
      title: 'It can fail safely',
      items: [
        'Every step that can fail tells a named person within five minutes, with what to do.',
        'That person has a deputy, and both got a test alert on their phone.',
        'Someone switched off the connected program for an hour, and nothing was lost or done twice.',
        'Limits are set: amounts, customers or dates past which a person decides.',
        'Payments, deletions and messages to customers can be stopped with one switch, and two people know where it is.',
      ],
    },
    {
      kind: 'questions',
      title: 'People are ready',
      items: [
        'Everybody who touches it has done three cases with their own hands.',
        'The one-page guide is posted where the work is done, with its owner’s name on it.',
        'Everyone who is away this week has a date for the same training.',
        'Customers and suppliers who will notice something were told what and when.',
        'The person whose work changes most has said what worries them, and got an answer.',
      ],
    },
    {
      kind: 'questions',
      title: 'There is a way back',
      items: [
        'The way back is documented, takes less than an hour, and was tried once.',
        'The old way stays possible for ten working days: accounts, forms and files are still there.',
        'It is agreed which figure, at which value, sends us back, and who says so.',
        'Data from before the switch was exported and the export was opened.',
      ],
    },
    {
      kind: 'questions',
      title: 'The day itself',
      items: [
        'It is a Tuesday or Wednesday, not the end of a month, and no one important is away.',
        'Open cases are listed, with who finishes each of them in which way.',
        'There is a meeting of fifteen minutes at the end of days 1, 2, 3 and 5, with yesterday’s exceptions on the screen.',
      ],
    },
    {
      kind: 'note',
      text: 'Any open line under “It can fail safely” or “There is a way back” moves the date. The others may be closed in the first week.',
    },
  ],
};
