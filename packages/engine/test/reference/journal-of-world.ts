import { Journal, type EntryInput } from '../../src/index.js';
import { people, type PlainWorld } from './plain-world.js';

const start = '2000-01-10';

/** When the blocks were acquired, rights granted and groups formed. */
export interface Acquired {
  readonly on: string;
}

/** The entries that tell a plain world: what is dispersed first, the rest on the day of acquisition. */
export function entriesOf(world: PlainWorld, { on }: Acquired): readonly EntryInput[] {
  return [...opening(world), ...holdings(world, on), ...relations(world, on)];
}

export function journalWith(entries: readonly EntryInput[]): Journal {
  const { journal, problems } = Journal.empty('made-up').append(entries);
  if (journal === undefined) throw new Error(problems.map((each) => JSON.stringify(each)).join('\n'));
  return journal;
}

export function entry(id: string, on: string, type: string, data: unknown): EntryInput {
  return { id, corporation: 'made-up', type, on, enteredAt: `${on}T12:00:00Z`, by: 'secretary', basis: 'books', data };
}

function opening(world: PlainWorld): readonly EntryInput[] {
  const families = ['register', 'board', 'meetings', 'acts', 'instruments'];
  return [
    ...families.map((family) => entry(`kept-${family}`, start, 'coverage', { family, from: start })),
    entry('conversion', start, 'milestone', { name: 'conversion' }),
    ...people.map((id) => entry(`person-${id}`, start, 'person', { id, kind: 'individual' })),
    ...world.classes.flatMap(({ id, dispersed, treasury }) => [
      ...issue(`dispersed-${id}`, start, id, 'dispersed', dispersed + treasury),
      ...(treasury === 0
        ? []
        : [
            entry(`treasury-${id}`, start, 'shares-reacquired', {
              class: id,
              from: 'dispersed',
              shares: String(treasury),
              'held-as': 'treasury',
            }),
          ]),
    ]),
  ];
}

function issue(id: string, on: string, className: string, to: string, shares: number): readonly EntryInput[] {
  return shares === 0 ? [] : [entry(id, on, 'shares-issued', { class: className, to, shares: String(shares) })];
}

/** One issue for each block, and for whom it is held where that is somebody else. */
function holdings(world: PlainWorld, on: string): readonly EntryInput[] {
  return world.blocks.flatMap(({ holder, class: className, shares, owners }, index) => [
    ...issue(`block-${index}`, on, className, holder, shares),
    ...(owners.length === 1 && owners[0] === holder
      ? []
      : [
          entry(`held-for-${index}`, on, 'held-for', {
            holder,
            class: className,
            shares: String(shares),
            owners: [...owners],
          }),
        ]),
  ]);
}

function relations(world: PlainWorld, on: string): readonly EntryInput[] {
  return [
    ...world.rights.map(({ holder, class: className, shares, soon }, index) =>
      entry(`right-${index}`, on, 'right-granted', {
        id: `right-${index}`,
        holder,
        class: className,
        shares: String(shares),
        'exercisable-from': soon ? on : '2030-01-01',
        over: 'unissued',
        kind: 'option',
      }),
    ),
    ...world.control.map(([controller, controlled], index) =>
      entry(`control-${index}`, start, 'control', { controller, controlled }),
    ),
    ...world.groups.map(({ id, members }, index) =>
      entry(`group-${index}`, on, 'group', { id, members: [...members], purpose: 'hold together', basis: 'concert' }),
    ),
  ];
}
