import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'You did the work in March and got the money in May. In between no one was idle: someone waited for a signed sheet, someone for a purchase order number, someone for Thursday, because Thursday is when invoices are written. Your customer’s terms are only a part of that time. The rest is yours, and you can shorten it without one unpleasant phone call.',
    { kind: 'heading', text: 'What a day is worth' },
    'Divide your yearly sales by 365. A small freight broker with sales of $2.6 million has $7,123 on the road for every day between delivery and payment. Twelve days fewer put $85,479 into its account, once and for good. That is not profit. It is a credit line that you do not need, a supplier paid in time for the discount, or a slow January without a knot in the stomach.',
    { kind: 'heading', text: 'The four gaps' },
    'Take twenty jobs that were paid last month. For each write down five dates: work finished, invoice sent, invoice accepted, due date, money received. Your accounting knows three of them, and an hour of looking through mail finds the others. The differences are the four gaps in which your money waits.',
    {
      kind: 'table',
      caption: 'Average days of twenty loads of a small freight broker, before and ten weeks later',
      head: ['Gap', 'What it waits for', 'Before', 'After'],
      rows: [
        ['Work finished to invoice sent', 'Proof of delivery, rates, Thursday', '6', '1'],
        ['Invoice sent to accepted', 'Missing numbers, wrong inbox', '4', '1'],
        ['Accepted to due', 'Agreed terms', '30', '30'],
        ['Due to received', 'No one asked', '7', '3'],
      ],
      total: ['Total', '', '47', '35'],
      figures: 2,
    },
    'Look at the averages and at the worst three cases of each gap. The averages tell you where to begin. The worst cases tell you why.',
    { kind: 'heading', text: 'Gap one: from finished to invoiced' },
    'This gap is entirely yours, and it is usually the one where you can win the most days. An invoice waits because a fact is missing when the work ends. So collect the facts while the work is done. A technician cannot close the job on the tablet without hours, parts and a signature. A driver photographs the proof of delivery before leaving the dock. A clinic codes the visit before the patient is out of the door. Each of these is a required field in a program that you already have.',
    {
      kind: 'list',
      ordered: true,
      items: [
        'List what an invoice needs, and mark who knows each item first.',
        'Move the question to that person and to that moment. Make it a field that cannot be skipped, with a choice instead of free text where possible.',
        'Let the invoice draft itself from those fields, the same evening.',
        'Send clear cases automatically: agreed price, all fields filled, below a limit that you set. A person looks at the rest.',
        'Invoice every day. Batches save the office twenty minutes and cost you three days.',
      ],
    },
    { kind: 'heading', text: 'Gap two: from sent to accepted' },
    'An invoice in the wrong inbox is not late. It has not arrived. Ask your ten largest customers three questions: where should invoices go, what must be on them, and who approves them? Put the answers into the customer record as fields, and let no invoice leave without them. Two of the broker’s customers refused every invoice that lacked their load number, and the broker learned of it nine days later each time. The number is now a required field when the load is booked.',
    'Then ask for the acceptance. Two working days after sending, a short message goes out automatically: “Did invoice 4417 arrive, and is anything missing?” It is friendlier than a reminder, it goes out before anything is overdue, and it finds nearly all the disputes that you would otherwise hear about on day 31.',
    { kind: 'heading', text: 'Gap three: the terms' },
    'Terms are a price, so treat them as one. Check first what was really agreed. Often your default says 30 days because a program came with it, and no one ever asked for 30. New customers can start at 14. For large jobs ask for a share at the start: a remodeler who takes 30% on signing, 40% at mid-point and 30% at the end finances no one’s kitchen. Where the customer’s terms are fixed, leave them alone. There are easier days to win.',
    { kind: 'heading', text: 'Gap four: from due to paid' },
    'Most late payments are not a refusal. They are a task that no one put in front of the person who pays. A calm sequence, written once by you and sent on schedule, does most of the work.',
    {
      kind: 'list',
      ordered: false,
      items: [
        {
          term: 'Three days before due',
          text: 'One line with the amount, the date and a link to pay. No apology.',
        },
        { term: 'One day after', text: 'The same line, with “is there anything you need from us?”' },
        {
          term: 'Seven days after',
          text: 'A named person from your office writes, with the invoice attached.',
        },
        {
          term: 'Fourteen days after',
          text: 'That person calls. The program prepares the list with phone numbers, amounts and what was said before.',
        },
        {
          term: 'Thirty days after',
          text: 'You decide, not the program: payment plan, pause of further work, or collection.',
        },
      ],
    },
    'The sequence stops the moment money arrives or someone answers. That takes a link between bank and accounting which matches payments on the day they come. Without it you will remind people who have paid, and they will remember.',
    {
      kind: 'note',
      text: 'Leave your five most important customers out of the automatic sequence and put a person’s name next to each. A system that treats the customer who makes up a fifth of your sales like everybody else is not consistent. It is careless.',
    },
    { kind: 'heading', text: 'Measure one figure' },
    'Every Monday look at one number: average days from work finished to money received, over the jobs paid in the last four weeks. Next to it, the list of finished jobs without an invoice, with their age in days. That list should be empty by Tuesday. When the number rises, the four gaps tell you within minutes where it rose.',
    'Begin with gap one. It needs no one’s agreement but your own, it can be done with what you have, and usually no other gap gives back more days.',
  ],
};
