import { stockClasses, type NoteOfConstruction, type Provision, type Reading } from '@quorate/engine';

export const stock: readonly Provision[] = [
  stockClasses({
    cite: 'III',
    summary:
      'Authorises 7,000,000 shares of common stock and 500,000 shares of serial preferred stock, each with a par value of $0.01.',
    total: '7,500,000',
    classes: [
      { class: 'common', authorised: '7,000,000', par: '$0.01' },
      { class: 'preferred', authorised: '500,000', par: '$0.01', inSeries: true },
    ],
    treasury: { reading: 'III-1', options: { unissued: 'unissued', issued: 'issued' } },
  }),
];

export const stockReadings: readonly Reading[] = [
  {
    id: 'III-1',
    cite: 'III',
    asks: 'Do shares that the Corporation has got back and not retired leave room for a new issue?',
    options: {
      unissued: 'They do: shares that a corporation gets back are authorised and unissued again.',
      issued: 'They do not: they stay issued until they are retired.',
    },
    adopted: 'unissued',
    because:
      'The Certificate is silent. The model act, which Connecticut has enacted, knows no treasury shares (C.G.S. 33-684, from general knowledge).',
  },
];

export const stockNotes: readonly NoteOfConstruction[] = [
  {
    cite: 'III',
    slip: 'The number of shares of common stock is given in figures and then as millions once more.',
    readAs:
      '7,000,000 shares: the scale of the preferred stock and of Series A, and the registration of the common stock, agree with no other number.',
  },
  {
    cite: 'III',
    slip: 'One class is called Serial Preferred Stock here and in B, and Preferred Stock elsewhere.',
    readAs: 'One class of preferred stock, issued in series.',
  },
];
