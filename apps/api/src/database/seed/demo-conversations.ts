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
  '0 14:05': team`Hi ${'client'}, I’m ${'manager'}, and I’ll run “${'project'}” with you. Use this for everything: questions, files, decisions. I answer within one working day, usually sooner.`,
  '0 16:40': client`Thanks, good to have one place for it. Who do you need from our side this week?`,
  '1 13:30': team`Two people who do the work every day, an hour each, and read access to the tools they use. I’ll just watch and take notes. No prep needed.`,
  '2 15:10': client`Wednesday at 10 and Thursday at 2 work for them. Access should be in your inbox.`,
  '2 15:42': team`Both confirmed, and access works. Thank you.`,
};

/** Two variants of a conversation, so that no two neighbors read the same. */
const courses: readonly Conversation[] = [
  {
    '5 17:20': team`Quick note from the two sessions: the same details get typed three times between the first call and the invoice. That alone is about a third of the hours we found.`,
    '6 14:15': client`Doesn’t surprise me at all. Where would you start?`,
    '6 14:50': team`With the handoff after the first call. It’s the smallest change with the biggest effect, and no one has to learn a new tool.`,
    '12 13:05': team`The audit report is ready. Page 4 lists what we’d automate, sorted by hours saved per week. Tell me which ones you’d drop.`,
    '13 19:25': client`Read it on the train. I’d leave number 6 for later; the rest makes sense. The team liked seeing their own words in there.`,
    '18 15:00': team`Done. Number 6 is parked, and everything after it moves up.`,
    '24 16:10': team`The first automation has been running on test data since this morning. I recorded five minutes so you can see what your team will see.`,
    '24 20:45': client`Watched it twice. Can it leave the note field alone? We put gate codes in there.`,
    '25 12:55': team`It can, and now it does. Tested, too.`,
    '33 14:30': client`One week in: no one asked me where anything is. That has not happened on a Monday in years.`,
    '33 15:05': team`That’s the best measurement there is. The numbers agree: they’re on your results page.`,
    '46 13:40': team`Next week I’d like an hour with the person who writes the invoices. The last manual step is theirs, and I want to understand why it’s there before I touch it.`,
    '46 17:55': client`There’s a reason, and she’ll tell you. Tuesday 9:30?`,
    '46 18:10': team`Tuesday 9:30 it is.`,
    '62 14:20': team`The invoice step now fills itself in and waits for one click. We left the click in on purpose: she checks the amounts, and she should.`,
    '63 13:15': client`She says thanks for not taking that away from her.`,
    '80 15:30': team`Three months of data are in. The savings hold up, even in busy weeks. Want to use Thursday’s call to talk about the second location?`,
    '81 14:00': client`Yes please. My partner will join.`,
    '104 13:10': team`The second location went live on the same setup today. No special cases so far.`,
    '105 18:35': client`They only noticed it went live because nothing broke. Perfect.`,
  },
  {
    '4 15:45': client`One worry from the team: will this track how fast they work? I want to give them a straight answer.`,
    '4 16:20': team`No. We measure how long a piece of work takes, never who did it. It’s on page 2 of the plan, and you can quote me.`,
    '8 13:50': team`We have timed forty cases now. The median is 26 minutes, and 17 of those go to looking things up. I’ll bring the list on Thursday.`,
    '9 21:05': client`17 minutes of looking things up is painful to read. But honest.`,
    '15 14:40': team`I sketched the new process on one page. Please look for what’s missing: https://uplift.example/services/workflow-automation`,
    '16 16:25': client`Returns are missing. Only about one in twenty, but they’re the biggest headache.`,
    '17 13:20': team`Added, with their own step. Good catch, that would have hurt later.`,
    '26 15:15': team`Starting tomorrow, two of your people use the new setup and the rest work as before. We compare after a week. If it’s slower, we go back.`,
    '27 19:40': client`Fair. They fought over who gets to try it first.`,
    '35 13:35': team`The week is over: 11 minutes instead of 26, and two fewer corrections per day. Everyone switches on Monday.`,
    '35 14:10': client`Great. I’ll tell them today.`,
    '43 16:00': client`Small thing: the morning summary comes at 7. Could it come at 6:30? That’s when the first shift starts.`,
    '43 16:12': team`Done. 6:30 starting tomorrow.`,
    '58 14:55': team`I looked into why Fridays are slower. It’s the approvals: they all wait for one person. A backup approver would save more than another automation.`,
    '59 15:30': client`That person is me. Point taken. Leo can approve them, too.`,
    '74 13:45': team`Friday approvals now take two hours instead of a day and a half. Thank Leo for me.`,
    '90 17:10': client`Could we show the results at our partner day this spring?`,
    '90 17:40': team`Of course. I’ll prepare two slides with your measured numbers, and you decide what to show.`,
    '121 14:25': team`The slides are in your documents, with a source for every number.`,
    '122 13:00': client`Exactly what I needed.`,
  },
];

/** Latest messages, in days before today. */
const endings: Readonly<Record<DemoCompany['health'], Conversation>> = {
  'on-track': {
    '-3 14:35': team`Everything for this week is done. Nothing open on your side. Have a good one.`,
    '-3 18:20': client`You too.`,
  },
  'at-risk': {
    '-4 15:05': team`We’re four days behind plan because the export from the old system changed. Two options: wait for their fix, or read the files directly. The second costs two days now, but this won’t happen again.`,
    '-2 19:50': client`Let me talk to our IT tomorrow, then I’ll decide.`,
  },
  blocked: {
    '-8 13:25': team`We’re stuck without access to the applicant inbox. Could you nudge your provider? The ticket has been open since last week.`,
    '-5 16:45': client`I called them. They promised Thursday.`,
    '-1 14:15': team`Still nothing from them. Want me to join a call with their support? That usually helps.`,
  },
};

/** Last messages of the demo client's manager, not answered yet. */
const unanswered: Conversation = {
  '-1 15:20': team`The dispatch board now fills in from the phone notes. Before I turn it on for everyone, could you check Tuesday’s sample and tell me if the time windows are right?`,
  '-1 15:24': team`One more thing: should technicians get changes by text, or only in their app?`,
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
