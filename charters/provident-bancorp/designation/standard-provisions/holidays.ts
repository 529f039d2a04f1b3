/** Holidays of banks as the law has them, for the calendar of business days. */

const common = [
  { name: "New Year's Day", on: '01-01' },
  { name: 'Birthday of Martin Luther King, Jr.', on: 'third monday of january' },
  { name: "Washington's Birthday", on: 'third monday of february' },
  { name: 'Memorial Day', on: 'last monday of may' },
  { name: 'Independence Day', on: '07-04' },
  { name: 'Labor Day', on: 'first monday of september' },
  { name: 'Columbus Day', on: 'second monday of october' },
  { name: 'Veterans Day', on: '11-11' },
  { name: 'Thanksgiving Day', on: 'fourth thursday of november' },
  { name: 'Christmas Day', on: '12-25' },
];

/**
 * The days on which the Federal Reserve Banks are closed: those of 5 U.S.C. 6103(a), a Sunday's on the Monday, a Saturday's
 * not moved. Juneteenth became law on 17 June 2021, and the Banks first closed for it in 2022.
 */
export const federalReserve = {
  name: 'Federal Reserve Banks',
  holidays: [...common, { name: 'Juneteenth', on: '06-19', from: '2022' }],
  onSaturday: 'not-moved',
} as const;

/**
 * The legal holidays of the District of Columbia (D.C. Code 28-2701 and 1-612.02): those of federal law, a Saturday's on the Friday;
 * Emancipation Day since 2005, Inauguration Day every fourth year, and Juneteenth.
 */
export const districtOfColumbia = {
  name: 'District of Columbia',
  holidays: [
    ...common,
    { name: 'Emancipation Day', on: '04-16' },
    { name: 'Juneteenth', on: '06-19', from: '2021' },
    ...['2009', '2013', '2017', '2021', '2025', '2029'].map((year) => ({
      name: 'Inauguration Day',
      on: '01-20',
      from: year,
      through: year,
    })),
  ],
  onSaturday: 'kept-on-friday',
} as const;
