export const story = {
  title: 'It started with a Saturday',
  paragraphs: [
    'Alex Morgan ran the office of her family’s flooring company for six years. Every Saturday she copied the week’s orders from one program into another, so that the crews would know on Monday where to go. The program that could have done it was already paid for. No one had ever had the day it took to find out.',
    'In 2017 she left to find that day for other people. The first client was a heating contractor with eleven vans and a whiteboard. The audit took a week, the whiteboard lasted four more, and the dispatcher got her afternoons back.',
    'More than 200 businesses later the method is the same: look first, count, simplify, automate what is left, and measure against what was there before. We have stayed small, so that the people who look at your work are the people who change it.',
  ],
} as const;

export const principles = [
  {
    title: 'Count before you build',
    text: 'An hour that no one counted cannot be saved. Every project starts with a baseline that you sign.',
  },
  {
    title: 'Remove, then automate',
    text: 'A step that should not exist is not worth speeding up. About a third of the hours we win come from leaving things out.',
  },
  {
    title: 'People keep the judgment',
    text: 'Machines take the clear cases. Doubtful ones reach a person, with the facts and enough time.',
  },
  {
    title: 'Nothing that only we can run',
    text: 'Your accounts, your data, your documentation. If you leave us, everything stays.',
  },
  {
    title: 'Bad news first',
    text: 'When something slips, we tell you the same day, with what it means and what we will do.',
  },
] as const;

export const workingTogether = [
  {
    title: 'One person answers',
    text: 'Your manager knows your business and is reachable by message, phone and calendar.',
  },
  {
    title: 'Progress you can see',
    text: 'Milestones, documents and hours saved are in your portal. You never need to ask how far we are.',
  },
  {
    title: 'Two to three hours a week',
    text: 'That is what we ask of your team during a build. Meetings are short, with an agenda.',
  },
] as const;

export interface TeamMember {
  name: string;
  role: string;
  text: string;
}

export const team: readonly TeamMember[] = [
  {
    name: 'Alex Morgan',
    role: 'Founder',
    text: 'Leads the audits. Six years in a flooring office taught her what a Saturday costs.',
  },
  {
    name: 'Maya Torres',
    role: 'Client manager',
    text: 'Takes your first call and stays your contact. Ran dispatch for a plumbing company with 40 vans before this.',
  },
  {
    name: 'Daniel Okafor',
    role: 'Automation engineer',
    text: 'Builds workflows that stop and ask. Previously at a maker of warehouse software.',
  },
  {
    name: 'Priya Raman',
    role: 'Data and reporting',
    text: 'Gets sales and accounting to name the same number. A bookkeeper by training.',
  },
  {
    name: 'Tom Lindqvist',
    role: 'Integrations engineer',
    text: 'Connects what was never meant to be connected, and sees to it that it stays that way.',
  },
  {
    name: 'Renee Castillo',
    role: 'Process analyst',
    text: 'Interviews the people who do the work. Spent ten years as an operating-room nurse.',
  },
];
