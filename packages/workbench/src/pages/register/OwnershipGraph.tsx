import '@xyflow/react/dist/base.css';
import { Handle, MarkerType, Position, ReactFlow, type Edge, type Node, type NodeProps } from '@xyflow/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { grouped, percentOf } from '../../words/numbers.js';
import { interestedIn, type Owner, type Ownership } from './owners.js';
import { placed } from './placed.js';
import { texts } from './texts.js';

export interface OwnershipGraphProps {
  readonly of: Ownership;
  readonly nameOf: (id: string) => string;
}

/** Persons on the left, those over the line above it; on the right who holds for them of record. It stands still: the table below has its doors. */
export function OwnershipGraph({ of, nameOf }: OwnershipGraphProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const watching = new ResizeObserver(() => setWidth(current.clientWidth));
    watching.observe(current);
    return () => watching.disconnect();
  }, []);
  const { height, persons, holders, line } = placed(of, width, {
    ofOwner: (owner) => [nameOf(owner.id), ...toldOf(owner)],
    ofHolder: (id) => [nameOf(id), texts.ofRecordFor],
  });
  const nodes: Node[] = [
    ...persons.map(({ owner, ...at }) => ({
      ...nodeAt(owner.id, at),
      type: 'person',
      data: { name: nameOf(owner.id), told: toldOf(owner), isOver: owner.above !== undefined },
    })),
    ...holders.map(({ id, ...at }) => ({
      ...nodeAt(`of record ${id}`, at),
      type: 'holder',
      data: { name: nameOf(id), told: [texts.ofRecordFor] },
    })),
    ...(line === undefined
      ? []
      : [
          {
            ...nodeAt('line', line),
            type: 'line',
            data: { name: texts.lineAt(grouped(line.line), grouped(line.base)) },
          },
        ]),
  ];
  const edges: Edge[] = of.relations.map(({ sort, from, to, entry }, index) => ({
    id: `${entry} ${from} ${to}`,
    source: sort === 'holds-for' ? `of record ${from}` : from,
    target: to,
    sourceHandle: sort === 'holds-for' ? 'in' : 'side-out',
    targetHandle: sort === 'holds-for' ? 'out' : 'side-in',
    type: sort === 'holds-for' ? 'default' : 'smoothstep',
    className: `tie ${sort}`,
    focusable: false,
    // Each beside the other, as far as there is room.
    ...(sort === 'holds-for' ? {} : { pathOptions: { offset: 6 + (index % 4) * 6 } }),
    ...(sort === 'controls' || sort === 'holds-for'
      ? { markerEnd: { type: MarkerType.ArrowClosed, color: 'var(--ink-2)' } }
      : {}),
  }));
  return (
    <>
      <div ref={frame} className="graph-frame">
        <svg className="graph-height" viewBox={`0 0 ${Math.max(width, 1)} ${height}`} aria-hidden="true" />
        {width === 0 ? undefined : (
          <div className="graph-canvas">
            <ReactFlow
              key={width}
              nodes={nodes}
              edges={edges}
              nodeTypes={nodeTypes}
              aria-hidden="true"
              nodesDraggable={false}
              nodesConnectable={false}
              nodesFocusable={false}
              edgesFocusable={false}
              elementsSelectable={false}
              disableKeyboardA11y
              panOnDrag={false}
              panOnScroll={false}
              zoomOnScroll={false}
              zoomOnPinch={false}
              zoomOnDoubleClick={false}
              preventScrolling={false}
              proOptions={{ hideAttribution: true }}
            />
          </div>
        )}
      </div>
      <ul className="legend">
        {(['holds-for', 'controls', 'together', 'agrees'] as const).map((sort) => (
          <li key={sort}>
            <svg viewBox="0 0 28 10" aria-hidden="true">
              <path className={`tie-key ${sort}`} d="M0 5H28" />
            </svg>
            {texts.tied[sort]}
          </li>
        ))}
      </ul>
    </>
  );
}

interface At {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

function nodeAt(id: string, { x, y, width, height }: At) {
  return { id, position: { x, y }, width, height, focusable: false, draggable: false };
}

/** What a node says under its name. */
function toldOf(owner: Owner): readonly string[] {
  const { owned, base, above, left } = owner;
  const since = interestedIn(owner);
  return [
    owned === undefined || base === undefined
      ? texts.notSettled
      : texts.ownedOf(grouped(owned), percentOf(owned, base) ?? '–', grouped(base)),
    ...(above === undefined ? [] : [texts.overBy(grouped(above))]),
    ...(left === undefined ? [] : [texts.votesLeft(grouped(left))]),
    ...(since === undefined ? [] : [texts.interestedNode(since)]),
  ];
}

interface Told extends Record<string, unknown> {
  readonly name: string;
  readonly told?: readonly string[];
  readonly isOver?: boolean;
}

function Person({ data: { name, told = [], isOver } }: NodeProps<Node<Told>>) {
  return (
    <div className={isOver === true ? 'graph-node over' : 'graph-node'}>
      <Handle type="source" id="side-out" position={Position.Left} />
      <Handle type="target" id="side-in" position={Position.Left} />
      <Handle type="target" id="out" position={Position.Right} />
      <b>{name}</b>
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </div>
  );
}

function Holder({ data: { name, told = [] } }: NodeProps<Node<Told>>) {
  return (
    <div className="graph-node holder">
      <Handle type="source" id="in" position={Position.Left} />
      <b>{name}</b>
      {told.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </div>
  );
}

function Line({ data: { name } }: NodeProps<Node<Told>>) {
  return (
    <div className="graph-line">
      <span>{name}</span>
    </div>
  );
}

const nodeTypes = { person: Person, holder: Holder, line: Line };
