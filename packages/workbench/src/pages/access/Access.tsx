import { useQuery } from '@tanstack/react-query';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { corporationQuery, meQuery } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { capital, keyInWords } from '../../words/phrases.js';
import { Accounts, Invite } from './Accounts.js';
import { Holds } from './Holds.js';
import { Policy } from './Policy.js';
import { rolesQuery } from './queries.js';
import { Reads } from './Reads.js';
import { Changes, Roles } from './Roles.js';
import { texts } from './texts.js';

/** Who may do what with a corporation, who gave it, what takes a second person, and who read whose personal data. */
export function Access() {
  const corporation = useCorporation();
  const me = useQuery(meQuery);
  const head = useQuery(corporationQuery(corporation));
  const role = me.data?.roles.find((each) => each.corporation === corporation)?.role;
  const manages = me.data?.isOwner === true || role === 'administrator';
  const roles = useQuery({ ...rolesQuery(corporation), enabled: manages });
  return (
    <Reading of={me} page={texts.title}>
      {({ isOwner }) => {
        const yours = [
          ...(role === undefined ? [] : [texts.youAre(keyInWords(role))]),
          ...(isOwner ? [texts.youOwn] : []),
        ];
        const count =
          roles.data === undefined ? undefined : capital(countOf(roles.data.length, 'account has', 'accounts have'));
        return (
          <Page
            title={texts.title}
            sentence={
              count === undefined ? (yours[0] ?? texts.notYours) : texts.sentence(count, head.data?.name ?? corporation)
            }
            lack={manages ? (count === undefined ? yours.slice(1) : yours).join(' ') : texts.notYours}
          >
            {manages ? (
              <>
                <Reading of={roles}>{(all) => <Roles corporation={corporation} of={all} />}</Reading>
                {isOwner ? <Invite corporation={corporation} /> : undefined}
                <Changes corporation={corporation} />
              </>
            ) : undefined}
            <Policy corporation={corporation} isSetter={role === 'administrator'} />
            {role === 'administrator' || role === 'counsel' ? <Reads corporation={corporation} /> : undefined}
            {role === 'counsel' ? <Holds corporation={corporation} /> : undefined}
            {isOwner ? <Accounts /> : undefined}
            <Section title={texts.keys}>
              <p className="lead">
                {texts.keysWords} <To path={paths.account}>{texts.accountPage}</To>.
              </p>
            </Section>
          </Page>
        );
      }}
    </Reading>
  );
}
