/** Where everything stands. The dates are kept along by the frame; no address carries what somebody supposes or types. */
const of = (corporation: string, ...parts: readonly string[]): string =>
  ['/corporations', corporation, ...parts]
    .map((part, index) => (index === 0 ? part : encodeURIComponent(part)))
    .join('/');

export const paths = {
  home: '/',
  signIn: '/sign-in',
  account: '/account',
  keep: '/keep',
  overview: (corporation: string) => of(corporation),
  ask: (corporation: string) => of(corporation, 'ask'),
  reliedOn: (corporation: string, frozen: string) => of(corporation, 'ask', 'relied-on', frozen),
  question: (corporation: string, question: string) => of(corporation, 'ask', question),
  acts: (corporation: string) => of(corporation, 'acts'),
  act: (corporation: string, act: string) => of(corporation, 'acts', act),
  memorandum: (corporation: string, act: string) => of(corporation, 'acts', act, 'memorandum'),
  approving: (corporation: string, act: string) => of(corporation, 'acts', act, 'approval'),
  meetings: (corporation: string) => of(corporation, 'meetings'),
  meeting: (corporation: string, meeting: string) => of(corporation, 'meetings', meeting),
  proposals: (corporation: string) => of(corporation, 'proposals'),
  proposal: (corporation: string, proposal: string) => of(corporation, 'proposals', proposal),
  register: (corporation: string) => of(corporation, 'register'),
  holder: (corporation: string, person: string) => of(corporation, 'register', person),
  board: (corporation: string) => of(corporation, 'board'),
  series: (corporation: string) => of(corporation, 'series'),
  calendar: (corporation: string) => of(corporation, 'calendar'),
  papers: (corporation: string) => of(corporation, 'papers'),
  paper: (corporation: string, hash: string) => of(corporation, 'papers', hash),
  instruments: (corporation: string) => of(corporation, 'instruments'),
  profile: (corporation: string) => of(corporation, 'instruments', 'profile'),
  ownCharter: (corporation: string) => of(corporation, 'instruments', 'own'),
  provision: (corporation: string, section: string) => of(corporation, 'instruments', section),
  journal: (corporation: string) => of(corporation, 'journal'),
  entering: (corporation: string) => of(corporation, 'journal', 'new'),
  entry: (corporation: string, entry: string) => of(corporation, 'journal', entry),
  matters: (corporation: string) => of(corporation, 'matters'),
  matter: (corporation: string, matter: string) => of(corporation, 'matters', matter),
  access: (corporation: string) => of(corporation, 'access'),
} as const;
