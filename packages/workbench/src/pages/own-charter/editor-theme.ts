import { EditorView } from '@codemirror/view';

/** How the editor looks: in the colours of the page, which follow its theme. */
export const editorTheme = EditorView.theme({
  '&': { backgroundColor: 'transparent', color: 'var(--ink)', maxHeight: '64vh' },
  '&.cm-focused': { outline: '2px solid var(--accent)', outlineOffset: '1px' },
  '.cm-scroller': {
    fontFamily: 'var(--mono)',
    fontSize: 'var(--small)',
    lineHeight: '1.6',
    overflow: 'auto',
    minHeight: '16rem',
  },
  '.cm-content': { padding: 'var(--s2) 0', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0 var(--s3)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-gutters': { backgroundColor: 'transparent', color: 'var(--ink-3)', border: '0' },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 var(--s1) 0 var(--s2)' },
  '.cm-gutter-lint': { width: '1.2em' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'color-mix(in srgb, var(--accent) 25%, transparent)',
  },
  '.cm-placeholder': { color: 'var(--ink-3)' },
  '.tok-propertyName, .tok-definition': { color: 'var(--accent)' },
  '.tok-string, .tok-content': { color: 'var(--ink)' },
  '.tok-comment': { color: 'var(--ink-3)', fontStyle: 'italic' },
  '.tok-punctuation, .tok-separator, .tok-meta': { color: 'var(--ink-2)' },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--failed) 1.5px',
    textUnderlineOffset: '3px',
  },
  '.cm-lint-marker-error': {
    content: 'none',
    width: '0.7em',
    height: '0.7em',
    background:
      'linear-gradient(45deg, transparent 42%, var(--failed) 42% 58%, transparent 58%), linear-gradient(-45deg, transparent 42%, var(--failed) 42% 58%, transparent 58%)',
  },
  '.cm-tooltip': {
    backgroundColor: 'var(--paper)',
    color: 'var(--ink)',
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--shadow)',
    fontFamily: 'var(--sans)',
    fontSize: 'var(--small)',
    maxWidth: 'min(32rem, 92vw)',
  },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--failed)' },
  '.cm-diagnosticAction': {
    backgroundColor: 'transparent',
    color: 'var(--accent)',
    border: '1px solid var(--accent)',
    borderRadius: 'var(--radius)',
    font: 'inherit',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--mono)', maxWidth: 'min(22rem, 80vw)' },
  '.cm-tooltip-autocomplete ul li[aria-selected]': { backgroundColor: 'var(--paper-3)', color: 'var(--ink)' },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: 'var(--strong)' },
  '.cm-completionDetail': { color: 'var(--ink-2)', fontFamily: 'var(--sans)', fontStyle: 'normal' },
  '.cm-completionInfo': { padding: 'var(--s2) var(--s3)' },
});
