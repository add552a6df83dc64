import type { Process } from '../process/process.ts'
import { agree, recall, refuse, retry } from './actions/decide.ts'
import { addSigners, delegate, removeAdded, transfer } from './actions/give.ts'
import { cancel, comment, end, requireRunning, start, urge, withdraw } from './actions/instances.ts'
import { personLeft } from './actions/leaving.ts'
import { childEnded, childrenStarted, triggerDone, triggerFailed } from './actions/machines.ts'
import { takeBack } from './actions/take-back.ts'
import { timerFired } from './actions/timers.ts'
import type { Action } from './actions.ts'
import { advance } from './advance.ts'
import type { Changes, Refusal } from './changes.ts'
import type { State } from './state.ts'
import { Refused, type Surroundings, startWork, type Work } from './work.ts'

type Handler<Kind extends Action['kind']> = (work: Work, action: Extract<Action, { kind: Kind }>) => void

const handlers: { readonly [Kind in Action['kind']]: Handler<Kind> } = {
  start,
  agree,
  complete: agree,
  refuse,
  recall,
  transfer,
  delegate,
  beforeAdd: addSigners,
  afterAdd: addSigners,
  removeAdd: removeAdded,
  revoke: takeBack,
  retry,
  cancel,
  withdraw,
  comment,
  urge,
  end,
  timer_fired: timerFired,
  trigger_done: triggerDone,
  trigger_failed: triggerFailed,
  children_started: childrenStarted,
  child_ended: childEnded,
  person_left: personLeft,
}

const byOf = (action: Action) => ('by' in action ? action.by : null)

const actingAt = (process: Process, state: State, action: Action): string | null => {
  if (action.kind === 'start') return process.tree.id
  return 'taskId' in action ? (state.tasks.find(({ id }) => id === action.taskId)?.nodeId ?? null) : null
}

/** Who is mentioned reads it from then on, whatever is done with these words. */
const notifyMentioned = (work: Work, action: Action) => {
  const mentions = 'comment' in action ? (action.comment?.mentions ?? []) : []
  const others = mentions.filter((person) => person !== byOf(action))
  if (others.length > 0) work.cause({ kind: 'notify', about: 'mentioned', to: others })
}

const run = (work: Work, action: Action) => {
  if (action.kind === 'start' && work.state().status !== 'draft') throw new Refused('already_started')
  if (action.kind === 'comment' && work.state().status === 'draft') throw new Refused('not_running')
  if (action.kind !== 'start' && action.kind !== 'comment') requireRunning(work)
  const handler = handlers[action.kind] as (work: Work, action: Action) => void
  handler(work, action)
  notifyMentioned(work, action)
  advance(work)
}

/**
 * What an action changes, or why it is refused. Pure: the same state, action and answers give the same changes, and nothing is changed in
 * place. The caller holds a lock on the instance, writes the rows and runs the effects in one transaction.
 */
export const step = (process: Process, state: State, action: Action, around: Surroundings): Changes | Refusal => {
  const work = startWork(process, state, byOf(action), actingAt(process, state, action), around)
  try {
    run(work, action)
    return work.changes()
  } catch (error) {
    if (error instanceof Refused) return { refused: error.code, at: error.at }
    throw error
  }
}
