import type { DemoCompany } from './demo-companies.ts';

/** A message: so many days after the project started, at this time of day (UTC). */
export interface Line {
  day: number;
  at: string;
  side: 'client' | 'team';
  body: string;
}

type Names = Record<'client' | 'manager' | 'project', string>;
type Said = (names: Names) => Pick<Line, 'side' | 'body'>;
/** Messages by day and time. */
type Conversation = Readonly<Record<string, Said>>;

/** What one side says. The text may have placeholders for names. */
const by =
  (side: Line['side']) =>
  (text: TemplateStringsArray, ...placeholders: (keyof Names)[]): Said =>
  (names) => ({
    side,
    body: String.raw({ raw: text }, ...placeholders.map((name) => names[name])),
  });
const team = by('team');
const client = by('client');

const beginning: Conversation = {
  '0 14:05': team`Hi ${'client'}, I am ${'manager'} and I run “${'project'}” with you. This is the place for everything between us: questions, files, decisions. I answer within one working day, usually sooner.`,
  '0 16:40': client`Thanks, good to have one place for it. Who do you need from our side this week?`,
  '1 13:30': team`Two people who do the work every day, an hour each, and read access to the tools they use. I only watch and take notes. No one has to prepare anything.`,
  '2 15:10': client`Wednesday at 10 and Thursday at 2 work for them. Access should be in your inbox.`,
  '2 15:42': team`Both confirmed, and the access works. Thank you.`,
};

/** Two variants of a conversation, so that no two neighbors read the same. */
const courses: readonly Conversation[] = [
  {
    '5 17:20': team`Short note from the two sessions: the same details are typed three times between the first call and the invoice. That alone is about a third of the hours we found.`,
    '6 14:15': client`That does not surprise me at all. What would you start with?`,
    '6 14:50': team`With the hand-over after the first call. It is the smallest change with the largest effect, and no one has to learn a new tool for it.`,
    '12 13:05': team`The audit report is ready. Page 4 has the list of what we would automate, sorted by hours saved per week. Tell me which of these you would drop.`,
    '13 19:25': client`Read it on the train. I would leave number 6 for later, the rest makes sense. The team liked that their own words are in there.`,
    '18 15:00': team`Good. Number 6 is parked, and the plan has moved up accordingly.`,
    '24 16:10': team`The first automation runs on test data since this morning. I recorded five minutes of it, so you can see what your people will see.`,
    '24 20:45': client`Watched it twice. Can it leave the note field alone? We put gate codes in there.`,
    '25 12:55': team`It can, and now it does. Changed and tested.`,
    '33 14:30': client`One week in: no one asked me where anything is. That has not happened on a Monday in years.`,
    '33 15:05': team`That is the best measurement there is. The numbers say the same: they are on your results page.`,
    '46 13:40': team`Next week I would like an hour with the person who writes the invoices. The last manual step is theirs, and I want to understand why it is there before I touch it.`,
    '46 17:55': client`There is a reason, and she will tell you. Tuesday 9:30?`,
    '46 18:10': team`Tuesday 9:30 it is.`,
    '62 14:20': team`The invoice step now fills itself in and waits for one click. We left the click in on purpose: she checks the amounts, and she should.`,
    '63 13:15': client`She says thank you for not taking that away from her.`,
    '80 15:30': team`Three months of data are in. The savings are stable, also in the busy weeks. Shall we use Thursday’s call to talk about the second location?`,
    '81 14:00': client`Yes please. My partner joins.`,
    '104 13:10': team`The second location runs on the same set-up since today. No special cases so far.`,
    '105 18:35': client`They noticed that it went live because nothing happened. Perfect.`,
  },
  {
    '4 15:45': client`One worry from the team: will this watch how fast they work? I want to be able to answer that plainly.`,
    '4 16:20': team`No. We measure how long a piece of work takes, never who did it. It says so on page 2 of the plan, and you can quote me.`,
    '8 13:50': team`We have timed forty cases now. The median takes 26 minutes, and 17 of them go into looking things up. I will bring the list on Thursday.`,
    '9 21:05': client`17 minutes of looking things up is painful to read. But honest.`,
    '15 14:40': team`I drew the new way of working on one page. Please look for what is missing rather than for what is right: https://uplift.example/services/workflow-automation`,
    '16 16:25': client`Returns are missing. About one in twenty, but they cost us the most nerves.`,
    '17 13:20': team`Added, with a step of their own. Thank you, that would have hurt later.`,
    '26 15:15': team`From tomorrow two of your people work with the new set-up, the others as before. After a week we compare. If it is slower, we go back.`,
    '27 19:40': client`Fair. They fought over who gets to try it first.`,
    '35 13:35': team`The week is over: 11 minutes instead of 26, and two fewer corrections per day. Everybody switches on Monday.`,
    '35 14:10': client`Great. I will tell them today.`,
    '43 16:00': client`Small thing: the morning summary comes at 7, could it come at 6:30? The first shift starts then.`,
    '43 16:12': team`It comes at 6:30 from tomorrow.`,
    '58 14:55': team`I looked at why Fridays are slower. It is the approvals: they wait for one person. A stand-in would save more than any further automation.`,
    '59 15:30': client`That person is me. Point taken, Leo gets the right to approve.`,
    '74 13:45': team`Approvals on Fridays now take two hours instead of a day and a half. Say thanks to Leo.`,
    '90 17:10': client`Could we show the results at our partner day in the spring?`,
    '90 17:40': team`Gladly. I prepare two slides with your measured numbers, and you decide what is shown.`,
    '121 14:25': team`The slides are in your documents. The source of each number is on it.`,
    '122 13:00': client`They are exactly what I needed.`,
  },
];

/** Latest messages, in days before today. */
const endings: Readonly<Record<DemoCompany['health'], Conversation>> = {
  'on-track': {
    '-3 14:35': team`Everything for this week is done, so nothing is open on your side. Have a good one.`,
    '-3 18:20': client`You too.`,
  },
  'at-risk': {
    '-4 15:05': team`We are four days behind the plan, because the export from the old system has changed. I see two ways: we wait for their fix, or we read the files directly. The second costs two days now and saves us from this for good.`,
    '-2 19:50': client`Let me talk to our IT tomorrow, then I decide.`,
  },
  blocked: {
    '-8 13:25': team`We cannot go on without access to the applicant inbox. Could you nudge your provider? The ticket is open since last week.`,
    '-5 16:45': client`I called them. They promised it for Thursday.`,
    '-1 14:15': team`Still nothing from them. Shall I join a call with their support? That usually helps.`,
  },
};

/** Last messages of the demo client's manager, not answered yet. */
const unanswered: Conversation = {
  '-1 15:20': team`The dispatch board now fills itself from the phone notes. Before I switch it on for everybody: could you look at Tuesday’s sample and tell me whether the time windows are right?`,
  '-1 15:24': team`And one more: shall the technicians get the change by text message, or in their app only?`,
};

/** Messages between a demo client and its manager, oldest first. */
export function conversationOf(
  demo: DemoCompany,
  { index, manager, isToured }: { index: number; manager: string; isToured: boolean },
): Line[] {
  const { company, health, people, project } = demo;
  const names = {
    project: project.name,
    client: people[0]?.name.split(' ')[0] ?? company,
    manager: manager.split(' ')[0] ?? manager,
  };
  const linesOf = (conversation: Conversation): Line[] =>
    Object.entries(conversation).map(([moment, said]) => {
      const [day, at = ''] = moment.split(' ');
      return { day: Number(day), at, ...said(names) };
    });
  const course = [beginning, courses[index % courses.length] ?? {}].flatMap(linesOf);
  const ending = [endings[health], ...(isToured ? [unanswered] : [])]
    .flatMap(linesOf)
    .map((line) => ({ ...line, day: project.startedDaysAgo + line.day }));
  const endsFrom = Math.min(...ending.map(({ day }) => day));
  return [...course.filter(({ day }) => day < endsFrom), ...ending];
}
