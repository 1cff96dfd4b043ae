export const method = [
  {
    title: 'Before',
    text: 'In the audit we count the hours of a normal week from time stamps, interviews and five jobs followed from start to finish. You sign the figure.',
  },
  {
    title: 'After',
    text: 'On day 30 and day 90 the same steps are counted in the same way. Time that our workflows need from your people is taken off.',
  },
  {
    title: 'In money',
    text: 'Hours are worth what you pay for them, wages, payroll taxes and benefits included. Revenue is compared with the same months of the year before.',
  },
  {
    title: 'In public',
    text: 'A story is published when the client has read it and agreed to every figure. We leave names out, and never change numbers.',
  },
] as const;

export const caveats = [
  'Published stories are our larger projects, of 5 to 12 weeks. Over all clients, many of them with a single workflow, the average is 12 hours a week.',
  'Revenue rises for many reasons. We report the whole change and do not claim to have caused all of it.',
  'Revenue is not profit. At a gross margin of 40%, count 40% of the figure.',
  'Clients who publish a story are seldom the unhappy ones. For the others there is the guarantee.',
] as const;
