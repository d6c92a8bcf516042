import type { ProjectDashboard } from '@quarterdeck/contract/entities/projectDashboard';

const endless = 'x'.repeat(10_000);
const words = 'Muhasebeleştirilemeyenlerdenmişsinizcesine '.repeat(200);

/** The strangest project that the contract allows: names without end, huge and negative amounts, times of no day. */
export function hostileProject(project: ProjectDashboard): ProjectDashboard {
  const [member] = project.teamMembers;
  const huge = { count: 1e12, previous: 1, note: 1e12, series: [1e12, 0, 1] };
  const counts = {
    'new-issues': 1e12,
    'closed-issues': 0,
    fixed: 999_999_999,
    'wont-fix': 1,
    're-opened': 0,
    'needs-triage': 12_345,
  };
  const budget = [
    { type: endless, total: 1e12, expensesAmount: 2e12 },
    { type: words, total: -5, expensesAmount: 0.005 },
    { type: '', total: 0, expensesAmount: 0 },
  ];
  return {
    ...project,
    summary: { due: huge, overdue: huge, issues: { ...huge, series: [] }, features: { ...huge, series: [7] } },
    githubIssues: {
      overview: { 'this-week': counts, 'last-week': counts },
      labels: [endless, 'Tue', words],
      series: {
        'this-week': [
          { name: endless, data: [1e12, -1, 0.5] },
          { name: '', data: [] },
        ],
        'last-week': [],
      },
    },
    taskDistribution: {
      overview: { 'this-week': { new: 1e12, completed: 0 }, 'last-week': { new: 0, completed: 0 } },
      labels: [endless, words, 'constructor', ''],
      series: { 'this-week': [1e12, 0, 4], 'last-week': [] },
    },
    schedule: {
      today: [
        { title: endless, time: '23:59', location: endless },
        { title: words, time: '09:30', location: words },
        { title: '', time: '00:00', location: '' },
      ],
      tomorrow: [],
    },
    budgetDistribution: {
      categories: budget.map(({ type }) => type),
      series: [
        { name: 'Planned', data: budget.map(({ total }) => total) },
        { name: 'Spent', data: budget.map(({ expensesAmount }) => expensesAmount) },
      ],
    },
    weeklyExpenses: { amount: 1e12, labels: [], series: [] },
    monthlyExpenses: { amount: -1e12, labels: [], series: [{ name: '', data: [{ x: '2026-01-01', y: -1e12 }] }] },
    yearlyExpenses: {
      amount: 0.001,
      labels: [],
      series: [
        {
          name: '',
          data: [
            { x: '2025-01-01', y: 1e-9 },
            { x: '2025-02-01', y: 1e12 },
          ],
        },
      ],
    },
    budgetDetails: {
      ...project.budgetDetails,
      rows: budget.map((row, place) => ({
        ...row,
        id: String(place),
        expensesPercentage: 1e12,
        remainingAmount: row.total - row.expensesAmount,
        remainingPercentage: -100,
      })),
    },
    teamMembers: member
      ? [
          { ...member, name: endless, title: words, email: endless, phone: endless },
          { ...member, id: 'contact-odd' as typeof member.id, name: '', title: '', email: '', phone: '' },
          {
            ...member,
            id: 'contact-mail' as typeof member.id,
            email: 'a?bcc=b@harbour.example',
            phone: 'ask the desk',
          },
        ]
      : [],
  };
}
