/** What becomes of a missed dividend that is paid late: the reading S11, for Sections 3(d) and 8(b). */
export const lateDividend = {
  reading: 'S11',
  options: { 'runs-its-course': 'runs-on', 'declared-in-time': 'declared-in-time-frees', lifts: 'frees' },
} as const;
