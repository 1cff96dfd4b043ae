import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Two programs should know the same thing, and someone in your office is the cable between them. There are three ways to replace that person’s typing: a setting that one of the programs already has, a connector that you rent by the month, or a piece of custom code. All three are right somewhere. Most of the money that is lost on automation is lost by choosing the second where the first would do, or by staying with the second when it is time for the third.',
    { kind: 'heading', text: 'The setting you already pay for' },
    'Look here first, and look longer than ten minutes. The online shop has an accounting link, the scheduling program sends reminders, the phone system writes call notes into the CRM. Search the help pages for the name of the other program, then write one message to support: “We want X to appear in Y when Z happens. Can your product do that, and in which plan?” The answer costs you a day of waiting and nothing else.',
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'Strong at',
          text: 'The plain case. It is maintained by the vendor, it survives updates, and no one has to own it.',
        },
        {
          term: 'Weak at',
          text: 'Anything of your own. If the link posts one summary per day and you need each order with its freight class, no setting will change that.',
        },
        {
          term: 'Watch for',
          text: 'Direction and history. Many links copy one way only, and only what is new from today.',
        },
      ],
    },
    { kind: 'heading', text: 'The connector' },
    'Connectors sit between programs: when this happens here, do that there. A capable person in your office can build the first one in an afternoon, and that is their great strength. You pay by the number of steps that run each month, typically $40 to $180 for a small business. The weakness appears in the second year, when there are thirty of them, three people have built them, and no one can say what happens if one is switched off.',
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'Strong at',
          text: 'Simple chains of up to about six steps, low to medium volume, programs that everybody uses.',
        },
        {
          term: 'Weak at',
          text: 'Comparing lists, handling a hundred line items at once, undoing half of a job when the other half failed.',
        },
        {
          term: 'Watch for',
          text: 'Silent stops. A connector that loses its password stops without a sound unless you tell it whom to alert.',
        },
      ],
    },
    { kind: 'heading', text: 'Custom code' },
    'Code does exactly what you need, at any volume, with tests that prove it. It costs the most on the first day and asks for someone who looks after it. Choose it when the rules are your own and worth money, when a mistake is expensive, or when the connector’s bill grows faster than your sales.',
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'Strong at',
          text: 'Rules that make you different, large volume, looking at both sides and resolving differences.',
        },
        {
          term: 'Weak at',
          text: 'Being changed by you on a Tuesday. Every wish passes through a developer.',
        },
        {
          term: 'Watch for',
          text: 'Ownership. The code, the accounts it runs in and a description for the next developer must be yours in writing.',
        },
      ],
    },
    { kind: 'heading', text: 'What three years cost' },
    'Compare over three years, with the upkeep that no one puts on a quote. Here is a maker of outdoor gear with 900 online orders a month that should reach accounting. An hour of office time costs $40 with everything on top, and an hour of the developer who looks after the code costs $140.',
    {
      kind: 'table',
      caption: 'Orders into accounting, 900 a month, over 36 months',
      head: ['Way', 'Set-up', 'Fee a month', 'Upkeep a month', 'Three years'],
      rows: [
        ['Setting of the shop', '$400', '$0', '$20', '$1,120'],
        ['Connector', '$2,400', '$90', '$60', '$7,800'],
        ['Custom code', '$9,500', '$25', '$140', '$15,440'],
      ],
      figures: 4,
    },
    'If the setting does what you need, the decision is made. In this case it did not: it posted one sum per day, and every refund cost the bookkeeper twenty minutes of detective work, about 11 hours a month. At $40 an hour that is $15,840 over the same three years. The setting was the most expensive of the three. The connector brought each order across and handled nine refunds in ten, and that was the right answer for this shop. At five times the volume it would not have been.',
    { kind: 'heading', text: 'Five questions that decide' },
    {
      kind: 'list',
      ordered: true,
      items: [
        {
          term: 'What happens if it stops on a Friday night?',
          text: 'If the answer is “we catch up on Monday”, a setting or a connector will do. If trucks stand still, you need alerts, repeats and a person on call, whatever it is built with.',
        },
        {
          term: 'How many cases does one rule cover?',
          text: 'A freight broker wanted its rate confirmations read automatically. One rule covered 55% of the carriers and fourteen covered the rest. Fourteen rules in a connector are a maze. In code they are a table.',
        },
        {
          term: 'Who will change it?',
          text: 'If the rules change monthly and your office manager knows them, stay where she can change them herself.',
        },
        {
          term: 'What is the volume in year three?',
          text: 'Multiply the steps by the cases and look up the connector’s price for that number today, before you have built on it.',
        },
        {
          term: 'Which side is right when both disagree?',
          text: 'If you cannot name the program that owns each fact, no way of linking will help. Decide first: the shop owns the order, accounting owns the payment.',
        },
      ],
    },
    { kind: 'heading', text: 'Mix them on purpose' },
    'The best arrangements use all three. Settings carry the plain cases, a connector moves notices and small updates, and one piece of code does the step that is really yours, such as pricing a load or splitting a commission. Keep a list with one line for each link: what it does, what it runs in, whose account, who hears about it when it fails, and what to do by hand until it is repaired. When you cannot write a line, you have found your next risk.',
    {
      kind: 'note',
      text: 'Before you build anything, try the step by hand for a week exactly as the program would do it, with no exceptions made out of kindness. If customers or colleagues complain, the rule is wrong, and you learned it for the price of a week.',
    },
    { kind: 'heading', text: 'When to move on' },
    'Move from a setting to a connector when people correct its result more than twice a week. Move from a connector to code when its monthly bill passes $300, when a single chain has more than a dozen steps, or when the person who built it is the only one who dares to open it. Move back whenever a vendor adds the setting you were missing. Check twice a year. Canceling a connector is the cheapest improvement there is.',
  ],
};
