import { dayInWords } from '@quorate/sdk';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { Wire } from '@quorate/sdk';
import { quorate } from '../../client.js';
import { useCorporation } from '../../frame/moment.js';
import { Doing } from '../../frame/Doing.js';
import { Page } from '../../frame/Page.js';
import { Reading } from '../../frame/Reading.js';
import { Section } from '../../frame/Section.js';
import { useStoppable } from '../../frame/stoppable.js';
import { To } from '../../frame/To.js';
import { paths } from '../../paths.js';
import { Table, type Column } from '../../parts/table/Table.js';
import { keyOf } from '../../queries/corporation.js';
import { countOf } from '../../words/numbers.js';
import { capital } from '../../words/phrases.js';
import { papersQuery } from './queries.js';
import { WrittenInThem } from './WrittenInThem.js';
import { seenByInWords, seenByOf, sizeInWords, sortInWords, stateOf, type Paper } from './paper.js';
import { RolesChosen } from './RolesChosen.js';
import { texts } from './texts.js';

/** The papers behind the entries: to be found, and to be kept. */
export function Papers() {
  const corporation = useCorporation();
  const papers = useQuery(papersQuery(corporation));
  return (
    <Reading of={papers} page={texts.title} words={texts.reading}>
      {(all) => {
        const drafted = all.filter((each) => stateOf(each) === 'drafted' && each.erased === undefined).length;
        return (
          <Page
            title={texts.title}
            sentence={
              all.length === 0 ? texts.none : texts.sentence(capital(countOf(all.length, 'paper is', 'papers are')))
            }
            lack={
              all.length === 0
                ? texts.noneLack
                : drafted === 0
                  ? undefined
                  : texts.drafted(capital(countOf(drafted, 'is', 'are')))
            }
          >
            {all.length === 0 ? undefined : (
              <>
                <All corporation={corporation} of={all.toReversed()} />
                <WrittenInThem corporation={corporation} />
              </>
            )}
            <Keep corporation={corporation} />
          </Page>
        );
      }}
    </Reading>
  );
}

function All({ corporation, of }: { readonly corporation: string; readonly of: readonly Paper[] }) {
  const columns: readonly Column<Paper>[] = [
    {
      id: 'name',
      title: texts.name,
      value: ({ name }) => name,
      shown: ({ hash, name }) => <To path={paths.paper(corporation, hash)}>{name}</To>,
    },
    {
      id: 'state',
      title: texts.state,
      value: (paper) => (paper.erased === undefined ? (stateOf(paper) ?? texts.noState) : texts.erased),
    },
    { id: 'sort', title: texts.sort, value: ({ mediaType }) => sortInWords(mediaType) },
    {
      id: 'size',
      title: texts.size,
      value: ({ size }) => String(size),
      shown: ({ size }) => sizeInWords(size),
      isNumber: true,
    },
    {
      id: 'kept',
      title: texts.kept,
      value: ({ keptAt }) => keptAt.slice(0, 10),
      shown: ({ keptAt }) => dayInWords(keptAt),
    },
    { id: 'seenBy', title: texts.seenBy, value: (paper) => seenByInWords(seenByOf(paper)) },
  ];
  return (
    <Section title={texts.all}>
      <Table label={texts.all} rows={of} columns={columns} keyOf={({ hash }) => hash} empty={texts.none} />
    </Section>
  );
}

function Keep({ corporation }: { readonly corporation: string }) {
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<Wire['PaperState']>('signed');
  const [roles, setRoles] = useState<readonly string[]>([]);
  const field = useId();
  const keeping = useStoppable(
    async (paper: File, signal) =>
      quorate.papers.keep(
        corporation,
        {
          name: paper.name,
          mediaType: paper.type === '' ? 'text/plain' : paper.type,
          state,
          content: new Uint8Array(await paper.arrayBuffer()),
          ...(roles.length === 0 ? {} : { seenBy: await onlyFor(roles) }),
        },
        { signal },
      ),
    { whether: texts.keptOrNot, changes: keyOf(corporation, 'papers') },
  );
  return (
    <Section title={texts.keepTitle} isForScreen note={texts.keepNote}>
      <form
        className="fields"
        onSubmit={(event) => {
          event.preventDefault();
          if (file !== undefined) keeping.mutate(file);
        }}
      >
        <p className="field">
          <label htmlFor={`${field}-file`}>{texts.file}</label>
          <input id={`${field}-file`} type="file" required onChange={({ target }) => setFile(target.files?.[0])} />
        </p>
        <p className="field">
          <label htmlFor={`${field}-state`}>{texts.stateField}</label>
          <select
            id={`${field}-state`}
            value={state}
            onChange={({ target }) => setState(target.value as Wire['PaperState'])}
          >
            {(['drafted', 'signed', 'filed'] as const).map((each) => (
              <option key={each} value={each}>
                {texts.states[each]}
              </option>
            ))}
          </select>
        </p>
        <details className="asked">
          <summary>{texts.onlyFor}</summary>
          <RolesChosen label={texts.onlyRoles} chosen={roles} onChange={setRoles} />
          <p className="small quiet">{texts.keepYourself}</p>
        </details>
        <Doing of={keeping} words={texts.keeping} />
        {keeping.data === undefined ? undefined : (
          <p className="said" role="status">
            {texts.keptNow} <To path={paths.paper(corporation, keeping.data.hash)}>{texts.seeIt}</To>
          </p>
        )}
        <p className="buttons">
          <button className="button" type="submit" disabled={file === undefined || keeping.isPending}>
            {texts.keepIt}
          </button>
        </p>
      </form>
    </Section>
  );
}

/** Those of these roles, and whoever says so. */
export async function onlyFor(roles: readonly string[]): Promise<Wire['Showing']['seenBy']> {
  const { name } = await quorate.me.who();
  return { roles: [...roles], accounts: [name] } as Wire['Showing']['seenBy'];
}
