import type { ProcessNode } from '@campus/contract/approval/process-tree.ts'
import type { Process } from '../process/process.ts'
import { indexOf, type TreeIndex } from '../process/tree.ts'
import type { Changes, Effect, Fact, FlowEvent, RefusalCode } from './changes.ts'
import type { Lookup } from './people.ts'
import { apply } from './replay.ts'
import type { Front, How, Run, State, Task } from './state.ts'

/** What a step needs of the outside: answers about people, the time, and ids that nobody has used. */
export interface Surroundings {
  readonly lookup: Lookup
  readonly now: string
  readonly ids: () => string
}

/** Ends a step without a change. */
export class Refused extends Error {
  readonly code: RefusalCode
  readonly at: string | undefined
  constructor(code: RefusalCode, at?: string) {
    super(code)
    this.code = code
    this.at = at
  }
}

/** A process that turns in a circle without a person is stopped after so many runs of one step. */
const maxRunsOfStep = 1000

/** The chain in which a node stands: of the whole process, or of a branch of a gateway that runs. */
export interface Chain {
  readonly parent: string | null
  readonly branch: string | null
}

/** What is still to be done in a step. A list instead of recursion: a process may pass many nodes at once. */
export type Todo =
  | {
      readonly kind: 'enter'
      /** Null: the chain has ended. */
      readonly nodeId: string | null
      readonly chain: Chain
      readonly from: string | null
      readonly isReturn?: boolean
      readonly resume?: Front | null
      readonly forAdministrators?: boolean
      /** How much of its time limit is over. */
      readonly stage?: number
    }
  | { readonly kind: 'restore'; readonly front: Front; readonly chain: Chain; readonly from: string | null }
  | { readonly kind: 'settle'; readonly runId: string }
  | { readonly kind: 'pass'; readonly runId: string; readonly how: How }
  | { readonly kind: 'refuse'; readonly runId: string; readonly how: How }

/** One step under way: facts are added one by one, and the state follows at once. */
export interface Work extends Surroundings {
  readonly process: Process
  readonly index: TreeIndex
  readonly by: string | null
  /** The node whose signer acts: they pick people of later nodes. */
  readonly actingAt: string | null
  /** The number of the first event. */
  readonly step: number
  /** Nodes that a rule has refused in this step: the second time it ends, or it would turn in a circle. */
  readonly refusedByRule: Set<string>
  readonly state: () => State
  readonly add: (fact: Fact) => void
  readonly cause: (effect: Effect) => void
  readonly todo: Todo[]
  readonly changes: () => Changes
}

export const startWork = (process: Process, before: State, by: string | null, actingAt: string | null, around: Surroundings): Work => {
  let state = before
  let opened = 0
  const events: FlowEvent[] = []
  const effects: Effect[] = []
  const step = before.seq + 1
  const add = (fact: Fact) => {
    if (fact.kind === 'run_opened') opened += 1
    if (opened > maxRunsOfStep) throw new Refused('too_many_steps')
    const event: FlowEvent = { ...fact, seq: state.seq + 1, step, by, at: around.now }
    events.push(event)
    state = apply(state, event)
  }
  return {
    ...around,
    process,
    index: indexOf(process.tree),
    by,
    actingAt,
    step,
    refusedByRule: new Set(),
    state: () => state,
    add,
    cause: (effect) => effects.push(effect),
    todo: [],
    changes: () => ({ events, state, effects }),
  }
}

export const isRunning = (work: Work): boolean => work.state().status === 'running'

export const runOf = (work: Work, id: string): Run => {
  const run = work.state().runs.find((each) => each.id === id)
  if (!run) throw new Refused('wrong_target', id)
  return run
}

export const taskOf = (work: Work, id: string): Task => {
  const task = work.state().tasks.find((each) => each.id === id)
  if (!task) throw new Refused('task_not_open', id)
  return task
}

export const nodeOf = (work: Work, id: string): ProcessNode => {
  const place = work.index.get(id)
  if (!place) throw new Refused('wrong_target', id)
  return place.node
}

export const isPending = ({ status }: Task): boolean => status === 'open' || status === 'waiting'
export const tasksOf = (state: State, runId: string): readonly Task[] => state.tasks.filter((task) => task.runId === runId)
