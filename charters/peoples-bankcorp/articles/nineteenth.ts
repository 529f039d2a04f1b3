import { article, bylawPower } from '@quorate/engine';

export const nineteenth = article('NINETEENTH', 'Bylaws', [
  bylawPower({
    cite: 'NINETEENTH',
    summary:
      'Besides the powers that statute gives, the Board may adopt, make, amend, change and repeal bylaws. The power of shareholders under BCL 601 stays beside it.',
    exclusive: false,
    number: 'a majority of the entire Board for a bylaw of the Board that fixes the number of directors (BCL 702(b))',
  }),
]);
