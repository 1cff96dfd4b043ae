import type { ResourcePiece } from '../resources.ts';

export const piece: ResourcePiece = {
  blocks: [
    'A tool costs its subscription, the weeks of moving in, and every hour in which your team works around it. Go through these questions with the person who will use it most. Tick what you can answer with a fact.',
    {
      kind: 'questions',
      title: 'The problem',
      items: [
        'Which task gets shorter, and how many hours a week does it take today?',
        'Who does it, and has that person seen the tool?',
        'What would the same task look like if you simply dropped one step?',
        'Can a program that you already pay for do it?',
        'What will you stop paying for once the tool is there?',
      ],
    },
    {
      kind: 'questions',
      title: 'The fit',
      items: [
        'Did you run ten of your own real cases through it, the awkward ones included?',
        'How do its records get into your accounting, and back?',
        'What does it do when the internet is down for an hour?',
        'Which of your rules does it not know, and who will handle those cases?',
        'Does it work on the device that your people hold in their hands?',
      ],
    },
    {
      kind: 'questions',
      title: 'The price',
      items: [
        'What does it cost in year three, with the users and volume you will have then?',
        'Which features that you saw are in the plan that you were quoted?',
        'Who moves your data in, and what does that cost?',
        'How many hours will your team lose in the first month?',
        'At what date will it have paid for itself, on your numbers?',
      ],
    },
    {
      kind: 'questions',
      title: 'The way out',
      items: [
        'Can you export everything, in a format that another program reads? Did you try?',
        'What is the notice period, and does the price rise on renewal?',
        'Where is the data stored, who can read it, and how is it backed up?',
        'Who answers when it breaks at 7 am on a Monday?',
        'Who in your company will own it, and have you told them?',
      ],
    },
    {
      kind: 'note',
      text: 'Fourteen ticks or fewer: wait a month and follow the job first. The guide “Find ten lost hours a week in five afternoons” shows how.',
    },
  ],
};
