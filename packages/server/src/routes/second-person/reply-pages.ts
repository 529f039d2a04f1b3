import { dayInWords, type ReplyType } from '@quorate/engine';
import { html } from 'hono/html';
import { page, type Page } from '../../pages/page.js';
import { paperTypes } from '../papers/paper-types.js';

/** What the pages tell of a request. */
interface Asked {
  readonly corporation: string;
  readonly to: string;
  readonly askedBy: string;
  readonly asks: string;
  readonly on: string;
  readonly expiresAt: string;
}

/** The question of a link with a form for the reply; with what was wrong, where something was. */
export function replyFormPage(
  { corporation, to, askedBy, asks, on, expiresAt }: Asked,
  type: ReplyType,
  problem?: string,
) {
  return page(
    problem === undefined ? `a question from ${corporation}` : `not taken yet: a question from ${corporation}`,
    html`<h1>${corporation} asks ${to}</h1>
      ${problem === undefined ? '' : html`<p role="alert">Nothing was sent yet. ${problem}</p>`}
      <p>${askedBy} asks on behalf of ${corporation}, for ${dayInWords(on)}:</p>
      <form method="post" enctype="multipart/form-data">
        ${answerFields(asks, type)}
        <fieldset>
          <legend>The paper that shows it, if there is one</legend>
          <label>
            <span class="label">File</span> (10 MB at most)<br />
            <input type="file" name="paper" accept="${paperTypes.join(',')}" />
          </label>
          <label>
            <span class="label">It is</span>
            <select name="state">
              <option value="signed">signed</option>
              <option value="drafted">a draft</option>
              <option value="filed">filed with an office</option>
            </select>
          </label>
        </fieldset>
        <p>
          You can answer once, until ${dayInWords(expiresAt)}. Somebody at ${corporation} looks at your answer before it
          counts; without a paper it is kept as what you say.
        </p>
        <button>Send the answer</button>
      </form>`,
  );
}

/** Told once the reply is taken. */
export function replyTakenPage({ corporation, askedBy, asks }: Asked): Page {
  return page(
    'thank you',
    html`<h1>Thank you</h1>
      <p>Your answer has reached ${corporation}. The question was: ${asks}</p>
      <p>
        Somebody at ${corporation} looks at it next. There is nothing more for you to do, and you may close this page:
        the link has served, and takes no second answer.
      </p>
      <p>
        Was something wrong in your answer? Tell ${askedBy} at ${corporation}, who can turn it down and ask you again.
      </p>`,
  );
}

function answerFields(asks: string, type: ReplyType): Page {
  const choices = type.kind === 'yes-no' ? ['yes', 'no'] : type.kind === 'choice' ? type.of : undefined;
  if (choices !== undefined) {
    return html`<fieldset>
      <legend>${asks}</legend>
      ${choices.map(
        (each) => html`<label><input type="radio" name="value" value="${each}" required /> ${each}</label>`,
      )}
    </fieldset>`;
  }
  const hint = hintOf(type);
  return html`<label for="value"><span class="label">${asks}</span></label>
    ${hint === '' ? '' : html`<p id="hint">${hint}</p>`}
    <input
      id="value"
      name="value"
      type="${type.kind === 'day' ? 'date' : 'text'}"
      maxlength="2000"
      required
      ${hint === '' ? '' : html`aria-describedby="hint"`}
    />`;
}

function hintOf(type: ReplyType): string {
  if (type.kind === 'person') return 'The name of a person or a company.';
  if (type.kind !== 'quantity') return '';
  if (type.unit === 'money') return 'An amount of money, such as $1,250,000.00.';
  return type.unit === 'ratio' ? 'A number, such as 0.35.' : `A number of ${type.unit}.`;
}
