import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'Every tool you sign up for gets a copy of something you promised to look after: addresses, invoices, health forms, keys to buildings. Send these questions to the vendor in writing before you sign, and keep the answers with the contract. A serious vendor has them ready. Tick what was answered with a fact that you could check.',
    {
      kind: 'questions',
      title: 'What they get',
      items: [
        'Which of our data does the tool need, and does it work with less?',
        'In which country is it stored, and does it ever leave that country?',
        'Which other companies handle it for you, and where is that list published?',
        'Do you use our data to train models or to improve other products, and can we say no?',
        'Who in your company can read it, and is each access recorded?',
      ],
    },
    {
      kind: 'questions',
      title: 'Who gets in',
      items: [
        'Is two-factor authentication available, and can we require it for everyone?',
        'Is single sign-on part of the plan that we were quoted?',
        'Can a person be limited to what their job needs, such as one location or no export?',
        'Do keys for other programs have scopes and an expiry date, and can one be revoked alone?',
        'When someone leaves, what is the one place where we end all of their access?',
      ],
    },
    {
      kind: 'questions',
      title: 'When something goes wrong',
      items: [
        'How often is our data backed up, how long are backups retained, and when was a restore last tried?',
        'How much of our work could be lost at most, in minutes, and how long could the tool be down?',
        'Within how many hours are we told about a breach, by whom, and with what?',
        'Where can we read about past outages, with dates and causes?',
        'Who tests your security from outside, how often, and may we see the summary?',
      ],
    },
    {
      kind: 'questions',
      title: 'The paper and the way out',
      items: [
        'Is there a data processing agreement, and a business associate agreement where we hold health data?',
        'What does your insurance cover, and what is your liability to us limited to?',
        'Can we export everything, attachments and history included, without asking you?',
        'After we leave, when is our data deleted, backups included, and do we get that in writing?',
        'What happens to our data if you are sold or close?',
      ],
    },
    { kind: 'heading', text: 'Answers that should end the conversation' },
    {
      kind: 'list',
      ordered: false,
      items: [
        '“We have never had an incident.” Either no one looks, or no one tells.',
        'No two-factor authentication, or only in a plan that costs three times as much.',
        'An export that has to be requested, or that leaves attachments out.',
        'A contract that lets them use your customers’ data for anything but serving you.',
        'No answer within ten working days. That is also how fast they will be when it matters.',
      ],
    },
    {
      kind: 'note',
      text: 'This list is about being careful, not about the law. If you hold health, payment or children’s data, let a lawyer who knows your state read the contract as well.',
    },
  ],
};
