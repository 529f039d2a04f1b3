import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useCorporation } from '../../frame/moment.js';
import { Page } from '../../frame/Page.js';
import { Problem } from '../../frame/Problem.js';
import { Section } from '../../frame/Section.js';
import { To } from '../../frame/To.js';
import { Cancellable } from '../../frame/Cancellable.js';
import { paths } from '../../paths.js';
import { Mark } from '../../parts/Mark.js';
import { OpensSection } from '../../parts/opens-section.js';
import { saved } from '../../parts/saved.js';
import { countOf, grouped } from '../../words/numbers.js';
import { Beginning, type Begun } from './Beginning.js';
import { Editor, type EditorHandle } from './Editor.js';
import { KeepIt } from './KeepIt.js';
import { Leaving } from './Leaving.js';
import { wordAtFault, type Mistake } from './mistakes.js';
import { checkQuery, schemaQuery, type Checked, type File } from './queries.js';
import { texts } from './texts.js';
import { TryIt } from './TryIt.js';

/** A charter of one's own: written with help, checked as one types, asked before it counts, and kept. */
export function OwnCharter() {
  const corporation = useCorporation();
  const [begun, setBegun] = useState<Begun>();
  return (
    <Page
      title={texts.title}
      sentence={texts.sentence}
      lack={texts.lack}
      crumb={<To path={paths.instruments(corporation)}>{texts.instruments}</To>}
    >
      {begun === undefined ? (
        <Beginning corporation={corporation} onBegin={setBegun} />
      ) : (
        <Written corporation={corporation} begun={begun} onLeave={() => setBegun(undefined)} />
      )}
    </Page>
  );
}

interface WrittenProps {
  readonly corporation: string;
  readonly begun: Begun;
  readonly onLeave: () => void;
}

function Written({ corporation, begun, onLeave }: WrittenProps) {
  const [text, setText] = useState(begun.text);
  const [keptText, setKeptText] = useState(begun.text);
  const editor = useRef<EditorHandle>(null);
  const schema = useQuery(schemaQuery);
  const { file, isSettled } = useSettledFile(text);
  const check = useQuery({ ...checkQuery(corporation, file), enabled: file.text !== '' });
  const last = useLast(check.data);
  const isSound = isSettled && check.data?.found === 0;
  const save = useCallback(() => {
    saved(begun.name, text, file.mediaType);
    setKeptText(text);
  }, [begun.name, text, file.mediaType]);
  const showSection = useCallback((section: string) => editor.current?.showSection(section), []);
  return (
    <OpensSection value={showSection}>
      <div className="pair">
        <Leaving isChanged={text !== keptText} onSave={save} onLeave={onLeave}>
          {(leave) => (
            <Section title={texts.edit} note={texts.editNote}>
              <div className="editor">
                <header>
                  <span>
                    {begun.name} · {countOf(text.split('\n').length, 'line')}
                  </span>
                  <span>
                    <button className="plain" type="button" onClick={save}>
                      {texts.save}
                    </button>
                    <button className="plain" type="button" onClick={leave}>
                      {texts.other}
                    </button>
                  </span>
                </header>
                <Editor
                  begun={begun.text}
                  mistakes={check.data?.mistakes ?? last?.mistakes ?? none}
                  schema={schema.data}
                  handle={editor}
                  onChange={setText}
                />
              </div>
              <Found
                corporation={corporation}
                file={file}
                isSettled={isSettled}
                onShow={({ line, column }) => editor.current?.showLine(line, column)}
                onMend={(mistake) => editor.current?.mend(mistake)}
              />
            </Section>
          )}
        </Leaving>
        <div>
          <TryIt corporation={corporation} file={isSound ? file : undefined} />
          <KeepIt corporation={corporation} file={isSound ? file : undefined} onKept={() => setKeptText(file.text)} />
        </div>
      </div>
    </OpensSection>
  );
}

const none: readonly Mistake[] = [];

/** How long nobody has written before the file is checked, in milliseconds. */
const patience = 400;

/** The file as it stood when nobody wrote any more. */
function useSettledFile(text: string): { readonly file: File; readonly isSettled: boolean } {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), patience);
    return () => clearTimeout(timer);
  }, [text]);
  const mediaType = settled.trimStart().startsWith('{') ? 'application/json' : 'application/yaml';
  return { file: { text: settled, mediaType }, isSettled: settled === text };
}

/** What was found last: it stays while the next check goes on, so that nothing flickers. */
function useLast(checked: Checked | undefined): Checked | undefined {
  const last = useRef(checked);
  if (checked !== undefined) last.current = checked;
  return last.current;
}

interface FoundProps {
  readonly corporation: string;
  readonly file: File;
  readonly isSettled: boolean;
  readonly onShow: (mistake: Mistake) => void;
  readonly onMend: (mistake: Mistake) => void;
}

/** What the service finds of the file: that it can be used, or each mistake as a door to its line. */
function Found({ corporation, file, isSettled, onShow, onMend }: FoundProps) {
  const queries = useQueryClient();
  const query = checkQuery(corporation, file);
  const check = useQuery({ ...query, enabled: file.text !== '' });
  const last = useLast(check.data);
  if (file.text === '') return <p className="lead">{texts.nothing}</p>;
  if (check.isError) return <Problem error={check.error} retry={() => void check.refetch()} />;
  const shown = check.data ?? last;
  return (
    <div className="found">
      <Cancellable
        of={check}
        words={texts.checking}
        calledOff={texts.notChecked}
        again={texts.check}
        onCancel={() => void queries.cancelQueries({ queryKey: query.queryKey })}
      />
      {shown === undefined ? undefined : (
        <Told
          checked={shown}
          file={file}
          isLatest={isSettled && check.data !== undefined}
          onShow={onShow}
          onMend={onMend}
        />
      )}
    </div>
  );
}

interface ToldProps {
  readonly file: File;
  readonly checked: Checked;
  readonly isLatest: boolean;
  readonly onShow: (mistake: Mistake) => void;
  readonly onMend: (mistake: Mistake) => void;
}

function Told({ checked: { charter, mistakes, found }, file, isLatest, onShow, onMend }: ToldProps) {
  const lines = file.text.split('\n');
  return (
    <>
      <p role="status">
        <Mark of={found === 0 ? 'met' : 'failed'} word="none" />{' '}
        {found === 0 ? soundIn(charter) : texts.mistakes(countOf(found, 'mistake'))}{' '}
        {isLatest ? undefined : <span className="small quiet">{texts.waiting}</span>}
      </p>
      {mistakes.length < found ? (
        <p className="small quiet">{texts.firstOf(grouped(mistakes.length), grouped(found))}</p>
      ) : undefined}
      {mistakes.length === 0 ? undefined : (
        <ul className="mistakes">
          {mistakes.map((mistake) => (
            <li key={`${mistake.line} ${mistake.column} ${mistake.message}`}>
              <button className="plain" type="button" onClick={() => onShow(mistake)}>
                {texts.line(mistake.line)}
              </button>
              <span>
                {mistake.message}{' '}
                {mistake.nearest === undefined ||
                wordAtFault(mistake, lines[mistake.line - 1] ?? '') === undefined ? undefined : (
                  <button className="plain" type="button" onClick={() => onMend(mistake)}>
                    {texts.replace(mistake.nearest)}
                  </button>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function soundIn(charter: Checked['charter']): string {
  const instruments = charter?.instruments ?? [];
  const provisions = instruments.reduce((sum, each) => sum + each.provisions, 0);
  const percents = instruments.map(({ workedOut }) => `${workedOut.percent} %`);
  return texts.sound(charter?.name ?? '', countOf(provisions, 'provision'), percents.join(', '));
}
