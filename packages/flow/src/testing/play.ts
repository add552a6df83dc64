import assert from 'node:assert/strict'
import type { Action } from '../engine/actions.ts'
import type { Effect, FlowEvent } from '../engine/changes.ts'
import { brokenInvariants } from '../engine/invariants.ts'
import { replay } from '../engine/replay.ts'
import { newState, type State, type Task } from '../engine/state.ts'
import { step } from '../engine/step.ts'
import type { Process } from '../process/process.ts'
import { nodeId } from './build-process.ts'
import { countedIds } from './counted-ids.ts'
import { peopleOf, type TestPeople } from './people.ts'

type Without<Kind extends Action['kind'], Keys extends string> = Omit<Extract<Action, { kind: Kind }>, Keys | 'kind'>
type Extra = Partial<Without<'agree', 'by' | 'taskId'>> & {
  readonly target?: string
  readonly to?: string
  readonly people?: readonly string[]
}
type OnTask =
  | 'agree'
  | 'complete'
  | 'refuse'
  | 'recall'
  | 'transfer'
  | 'delegate'
  | 'beforeAdd'
  | 'afterAdd'
  | 'removeAdd'
  | 'revoke'
  | 'retry'

const words = { text: 'words' }

/** Plays one instance. After every step the invariants hold, and the events alone give the same state. */
export const playOf = (process: Process, people: TestPeople = {}, starter = 'starter') => {
  let state: State = newState('instance')
  let lookup = peopleOf(people)
  const events: FlowEvent[] = []
  const effects: Effect[] = []
  const ids = countedIds()
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000).toISOString()

  const tryStep = (action: Action) => step(process, state, action, { lookup, now: at(events.length), ids })

  const act = (action: Action) => {
    const changes = tryStep(action)
    if ('refused' in changes) throw new Error(`refused: ${changes.refused} ${changes.at ?? ''}`)
    state = changes.state
    events.push(...changes.events)
    effects.splice(0, effects.length, ...changes.effects)
    assert.deepEqual(brokenInvariants(process, state), [])
    assert.deepEqual(
      events.map(({ seq }) => seq),
      events.map((_, place) => place + 1),
    )
    assert.deepEqual(replay('instance', JSON.parse(JSON.stringify(events)) as FlowEvent[]), state)
  }

  const isOf = (task: Task, node: string | undefined) => node === undefined || task.nodeId === nodeId(node)
  const taskOf = (person: string, node?: string) => {
    const mine = state.tasks.filter((task) => task.assignee === person && isOf(task, node))
    const task = mine.findLast(({ status }) => status === 'open') ?? mine.at(-1)
    if (!task) throw new Error(`${person} has no task`)
    return task
  }
  const onTask = (
    kind: OnTask,
    by: string,
    { target, ...extra }: Extra & { readonly on?: string; readonly node?: string } = {},
  ): Action => {
    const { on = by, node, ...rest } = extra
    const taskId = taskOf(on, node).id
    return { kind, by, taskId, comment: words, ...rest, ...(target !== undefined && { target: nodeId(target) }) } as Action
  }

  return {
    act,
    start: (extra: Partial<Without<'start', 'by'>> = {}) => act({ kind: 'start', by: starter, unit: null, values: {}, ...extra }),
    does: (kind: OnTask, by: string, extra: Parameters<typeof onTask>[2] = {}) => act(onTask(kind, by, extra)),
    refusalOf: (action: Action) => {
      const changes = tryStep(action)
      return 'refused' in changes ? changes.refused : 'done'
    },
    refusal: (kind: OnTask, by: string, extra: Parameters<typeof onTask>[2] = {}) => {
      const changes = tryStep(onTask(kind, by, extra))
      return 'refused' in changes ? changes.refused : 'done'
    },
    /** `node:person` of every open task, in the order in which they were opened. */
    open: () =>
      state.tasks
        .filter(({ status }) => status === 'open')
        .map((task) => `${task.nodeId.slice(task.kind === 'resubmit' ? 0 : 5)}:${task.assignee}`),
    waiting: () => state.tasks.filter(({ status }) => status === 'waiting').map(({ assignee }) => assignee),
    runs: () => state.runs.map(({ nodeId, status, round }) => `${nodeId.replace('node_', '')}${round > 1 ? round : ''} ${status}`),
    state: () => state,
    events: () => events,
    effects: () => effects,
    /** Somebody comes, goes or is absent from now on. */
    people: (changed: TestPeople) => {
      lookup = peopleOf({ ...people, ...changed })
    },
    fire: () => {
      const timer = state.timers.at(-1)
      if (!timer) throw new Error('no timer waits')
      act({ kind: 'timer_fired', timerId: timer.id })
    },
    taskOf,
  }
}
