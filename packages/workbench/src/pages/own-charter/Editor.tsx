import {
  autocompletion,
  completionKeymap,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { yaml } from '@codemirror/lang-yaml';
import { indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics, type Diagnostic } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers, placeholder } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { getNonce } from 'get-nonce';
import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { editorTheme } from './editor-theme.js';
import { lineOfSection, wordAtFault, type Mistake } from './mistakes.js';
import { offersAt, type Offer, type Schema } from './offers.js';
import { texts } from './texts.js';

/** What the page does with the editor. */
export interface EditorHandle {
  showLine(line: number, column?: number): void;
  /** Writes the word that may have been meant. */
  mend(mistake: Mistake): void;
  /** Shows where a section stands, if it does. */
  showSection(section: string): void;
}

export interface EditorProps {
  /** The text with which it begins; from then on it is the editor's. */
  readonly begun: string;
  readonly mistakes: readonly Mistake[];
  readonly schema: Schema | undefined;
  readonly handle: Ref<EditorHandle>;
  readonly onChange: (text: string) => void;
}

/** A charter file as one writes it: with its line numbers, what may stand where, and what is wrong at its line. */
export function Editor({ begun, mistakes, schema, handle, onChange }: EditorProps) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef({ schema, onChange });
  latest.current = { schema, onChange };
  useEffect(() => {
    const parent = place.current;
    if (parent === null) return undefined;
    const made = new EditorView({
      parent,
      state: EditorState.create({
        doc: begun,
        extensions: [
          EditorView.cspNonce.of(getNonce() ?? ''),
          EditorView.contentAttributes.of({ 'aria-label': texts.label }),
          EditorView.lineWrapping,
          EditorState.tabSize.of(2),
          lineNumbers(),
          lintGutter(),
          history(),
          drawSelection(),
          indentOnInput(),
          placeholder(texts.placeholder),
          yaml(),
          syntaxHighlighting(classHighlighter),
          editorTheme,
          autocompletion({ override: [(context) => completions(latest.current.schema, context)], icons: false }),
          keymap.of([...completionKeymap, ...lintKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.updateListener.of(({ docChanged, state }) => {
            if (docChanged) latest.current.onChange(state.doc.toString());
          }),
        ],
      }),
    });
    view.current = made;
    // What scrolls is reached by keys.
    made.scrollDOM.tabIndex = 0;
    made.focus();
    return () => made.destroy();
  }, [begun]);
  useEffect(() => {
    const { current } = view;
    if (current === undefined) return;
    current.dispatch(
      setDiagnostics(
        current.state,
        mistakes.map((mistake) => diagnosticOf(mistake, current.state)),
      ),
    );
  }, [mistakes, begun]);
  useImperativeHandle(handle, () => {
    const showLine = (line: number, column = 1): void => {
      const { current } = view;
      if (current === undefined || line > current.state.doc.lines) return;
      const { from, to } = current.state.doc.line(line);
      const at = Math.min(from + column - 1, to);
      current.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      current.dom.scrollIntoView({ block: 'nearest' });
      current.focus();
    };
    return {
      showLine,
      mend: (mistake) => {
        const { current } = view;
        if (current === undefined || mistake.line > current.state.doc.lines) return;
        const { from, text } = current.state.doc.line(mistake.line);
        const fault = wordAtFault(mistake, text);
        if (fault === undefined || mistake.nearest === undefined) return;
        const changes = { from: from + fault.from, to: from + fault.to, insert: mistake.nearest };
        current.dispatch({ changes, selection: { anchor: changes.from + changes.insert.length } });
        current.focus();
      },
      showSection: (section) => {
        const line = lineOfSection(view.current?.state.doc.toString() ?? '', section);
        if (line !== undefined) showLine(line);
      },
    };
  }, []);
  return <div ref={place} className="writing" />;
}

/** A mistake where it stands, or at the end where the file has become shorter since. */
function diagnosticOf(mistake: Mistake, { doc }: EditorState): Diagnostic {
  const line = doc.line(Math.min(mistake.line, doc.lines));
  const from = Math.min(line.from + mistake.column - 1, line.to);
  const fault = wordAtFault(mistake, line.text);
  const marked =
    fault === undefined ? { from, to: line.to } : { from: line.from + fault.from, to: line.from + fault.to };
  return { ...marked, severity: 'error', message: mistake.message };
}

function completions(schema: Schema | undefined, { state, pos, explicit }: CompletionContext): CompletionResult | null {
  if (schema === undefined) return null;
  const found = offersAt(schema, state.doc.toString(), pos);
  if (found === undefined || (found.place.word === '' && !explicit)) return null;
  const from = pos - found.place.word.length;
  const indent = found.place.isInside ? undefined : ' '.repeat(from - state.doc.lineAt(pos).from);
  return {
    from,
    options: found.offers.map((offer) => ({
      label: offer.name,
      apply: writtenAs(offer, indent),
      boost: offer.isNeeded ? 1 : 0,
      ...(offer.isNeeded ? { detail: texts.needed } : {}),
      ...(offer.means === '' ? {} : { info: offer.means }),
    })),
    validFor: /^[\w-]*$/u,
  };
}

function writtenAs({ name, is, begins }: Offer, indent: string | undefined): string {
  if (is === 'value') return name;
  if (begins === 'value' || indent === undefined) return `${name}: `;
  const under = name.startsWith('- ') ? `${indent}  ` : indent;
  return begins === 'list' ? `${name}:\n${under}  - ` : `${name}:\n${under}  `;
}
