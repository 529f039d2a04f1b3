import { stateInWords, type State } from './state.js';

/** A state as a shape, with its word beside it or for those who do not see it. */
export function Mark({ of: state, word = 'hidden' }: { readonly of: State; readonly word?: 'hidden' | 'none' }) {
  return (
    <>
      <svg className={`mark ${classOf[state]}`} viewBox="0 0 14 14" aria-hidden="true">
        {shapeOf(state)}
      </svg>
      {word === 'hidden' ? <span className="hidden">{stateInWords[state]}</span> : undefined}
    </>
  );
}

const classOf: Readonly<Record<State, string>> = {
  met: 'met',
  open: 'open',
  failed: 'failed',
  'not-needed': 'needless',
  'other-law': 'other',
  unknown: 'unknown',
  turns: 'ways',
};

function shapeOf(state: State) {
  switch (state) {
    case 'met':
      return (
        <>
          <circle cx="7" cy="7" r="6.5" fill="currentColor" />
          <path d="M4 7.2 6.2 9.4 10.2 4.8" fill="none" className="seat-tick" />
        </>
      );
    case 'open':
      return <circle cx="7" cy="7" r="5.5" fill="none" stroke="currentColor" strokeWidth="2" />;
    case 'failed':
      return <path d="M2.5 2.5 11.5 11.5M11.5 2.5 2.5 11.5" fill="none" stroke="currentColor" strokeWidth="2.25" />;
    case 'turns':
      return <path d="M7 13V8M7 8 2.5 2M7 8 11.5 2" fill="none" stroke="currentColor" strokeWidth="2" />;
    default:
      return (
        <text x="7" y="12" textAnchor="middle" className="markletter">
          {state === 'other-law' ? '§' : state === 'not-needed' ? '–' : '?'}
        </text>
      );
  }
}
