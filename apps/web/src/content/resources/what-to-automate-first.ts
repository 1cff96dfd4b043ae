import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Ask five people in your company what should be automated first, and you get five answers, each of them the task that annoyed that person last. Annoyance is a poor guide. Begin with the task that gives back the most hours for the money, soon, without putting anything at risk that you cannot repair. You can work that out on one sheet of paper in an afternoon.',
    { kind: 'heading', text: 'Make the list first' },
    'Write down every task that comes back at least once a week and follows roughly the same path each time. Ten to twenty lines are enough. Leave out work that happens once a quarter, and leave out work that is about to change anyway. If you do not know how long the tasks take, count for a week before you go on. Estimates are off by a third and more, and always in the direction that suits the person who estimates.',
    'Name the tasks by what they produce, not by who does them. “Rent reminders” can be improved. “What Dana does in the morning” is three tasks and a conversation with Dana.',
    { kind: 'heading', text: 'Five figures for each task' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          term: 'Hours a week',
          text: 'All people together, corrections and questions included, from a normal week.',
        },
        {
          term: 'Share that follows a rule',
          text: 'Take twenty recent cases. How many could a new colleague have done right with a written page and no questions? Eighteen of twenty is 90%.',
        },
        {
          term: 'Hours won',
          text: 'The first figure times the second. The rest stays with a person, and should.',
        },
        {
          term: 'Cost to change',
          text: 'Everything until it runs: set-up, your own hours at what they cost you, and the first year of fees. A rough quote will do.',
        },
        {
          term: 'Hours won per $1,000',
          text: 'Hours won a week, divided by the cost in thousands. This is the column that you sort by.',
        },
      ],
    },
    { kind: 'heading', text: 'A worked example' },
    'A property manager looks after 240 units with an office of four. Everybody agreed that maintenance requests were the problem: eleven hours a week of calls, texts and forwarded pictures. That was true, and it was still the wrong place to begin.',
    {
      kind: 'table',
      caption: 'Six tasks in the office of a property manager with 240 units',
      head: ['Task', 'Hours a week', 'By rule', 'Hours won', 'Cost to change', 'Hours won per $1,000'],
      rows: [
        ['Rent reminders and late notices', '6.5', '90%', '5.9', '$1,200', '4.9'],
        ['Listing vacant units on five sites', '2.0', '95%', '1.9', '$600', '3.2'],
        ['Move-in paperwork', '4.0', '80%', '3.2', '$2,500', '1.3'],
        ['Owner statements', '5.0', '70%', '3.5', '$4,000', '0.9'],
        ['Maintenance requests', '11.0', '60%', '6.6', '$9,000', '0.7'],
        ['Lease renewals', '3.0', '40%', '1.2', '$3,000', '0.4'],
      ],
      total: ['Total', '31.5', '', '22.3', '$20,300', '1.1'],
      figures: 5,
    },
    'Rent reminders come first by a wide margin. The software that the office already paid for could send them. It needed a clean list of phone numbers, four texts and a rule for who is left out, such as tenants with a payment plan. Vacancies followed in the same month. Together the two gave back almost eight hours a week for $1,800, and those hours paid for the attention that maintenance requests needed later.',
    { kind: 'heading', text: 'Four reasons to overrule the score' },
    'A score sorts the list. It does not decide. Move a task down, or take it off, when one of these applies.',
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'A mistake cannot be taken back',
          text: 'Payments out, notices with a legal deadline, anything about a patient’s medication. Let the program prepare them and a person release them. Count only the hours of preparing.',
        },
        {
          term: 'The source is dirty',
          text: 'If a third of the phone numbers are wrong, the first thing you automate is the sending of messages to strangers. Clean first, and put that work into the cost.',
        },
        {
          term: 'No one owns it',
          text: 'A workflow without a name next to it stops on the first bad day and stays that way. If no person wants the task, ask whether the company needs it.',
        },
        {
          term: 'The customer would miss it',
          text: 'A dental practice that replaced its Friday calls to anxious patients with a text won 40 minutes and lost what those patients came for. Some hours are the product.',
        },
      ],
    },
    { kind: 'heading', text: 'Pick one easy win and one worthwhile one' },
    'Take the task with the best score that can be live within two weeks. It does not have to be important. It has to work, so that your team sees an hour come back and tells you about the next one. A week later, start the task with the most hours won in total, even if its score is lower. In the example that is maintenance requests: 6.6 hours a week come to 343 hours a year.',
    'Do not start a third before the first two have run for a month. Each new workflow asks for attention while people learn to trust it, and attention is what your team has least of. Two at a time are finished. Five at a time are five half-done things that someone has to watch by hand.',
    {
      kind: 'note',
      text: 'If nothing on your list scores above 0.5, automation is not your next step. Look for steps to drop, forms to shorten and approvals that no one has refused in a year. They cost nothing but a decision.',
    },
    { kind: 'heading', text: 'Score again when the first is done' },
    'After each change count the same task again, in the same way, and write the new hours next to the old ones. Two things will have moved. The hours won will differ from your estimate, which makes your next estimates better. And the other tasks will have become cheaper, because the contact list is clean now, the two programs are linked, or the person who learned to write rules no longer needs help with it.',
    'Keep the sheet. In a year it tells you which of your guesses were good, and it is the best answer to the question whether any of this was worth it.',
  ],
};
