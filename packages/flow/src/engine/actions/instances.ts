import { mustPickAtStart } from '../../process/picks.ts'
import type { InstanceAction } from '../actions.ts'
import { endInstance } from '../end-instance.ts'
import { contextOf } from '../nodes/open-node.ts'
import { wholePath } from '../path-ahead.ts'
import { isPending, isRunning, Refused, type Work } from '../work.ts'
import { requireWords } from './checks.ts'
import { keepOwnPicks, notePicks } from './picking.ts'
import { filledIn, noteValues } from './writing.ts'

type Of<Kind extends InstanceAction['kind']> = Extract<InstanceAction, { kind: Kind }>

/** Whom the starter must pick on the way that lies ahead is asked for now: later nobody is there to ask. */
const requirePicksAhead = (work: Work) => {
  const { picked } = work.state()
  const open = wholePath(work.index, work.process.tree.id, contextOf(work)).find(
    (node) => mustPickAtStart(node, work.process.tree.id) && (picked[node.id] ?? []).length === 0,
  )
  if (open) throw new Refused('pick_required', open.id)
}

/** What somebody fills in and chooses. */
const fillIn = (work: Work, { values, picked }: Of<'start'>) => {
  const { tree } = work.process
  noteValues(work, filledIn(work, tree, values))
  notePicks(work, picked, tree.id)
  requirePicksAhead(work)
}

export const start = (work: Work, action: Of<'start'>): void => {
  const { tree } = work.process
  // The starter must be known before the form is read: what it shows may depend on them.
  work.add({ kind: 'started', starter: action.by, unit: action.unit, values: {} })
  if (action.isUndoing) {
    noteValues(work, action.values)
    keepOwnPicks(work, action.picked)
  } else fillIn(work, action)
  work.todo.push({ kind: 'enter', nodeId: work.index.get(tree.id)?.next?.id ?? null, chain: { parent: null, branch: null }, from: null })
}

/** By the starter; always while the form is back with them. */
export const cancel = (work: Work, { by, comment }: Of<'cancel'>): void => {
  const { starter, tasks } = work.state()
  if (by !== starter) throw new Refused('not_your_task')
  const isBack = tasks.some((task) => task.kind === 'resubmit' && isPending(task))
  if (!work.process.settings.enableCancel && !isBack) throw new Refused('not_allowed_here')
  endInstance(work, 'cancelled', null, comment)
}

export const withdraw = (work: Work, { comment }: Of<'withdraw'>): void => endInstance(work, 'cancelled', 'machine', comment)

export const comment = (work: Work, action: Of<'comment'>): void => {
  if (action.comment.attachments === undefined || action.comment.attachments.length === 0) requireWords(action)
  work.add({ kind: 'commented', comment: action.comment })
}

/** Once a step and working day. */
export const urge = (work: Work, { by, since }: Of<'urge'>): void => {
  const { starter, runs, tasks } = work.state()
  if (by !== starter) throw new Refused('not_your_task')
  const open = tasks.filter(({ status, assignee }) => status === 'open' && assignee !== by)
  const waiting = runs.filter(({ id, status }) => status === 'active' && open.some(({ runId }) => runId === id))
  const due = waiting.filter(({ urgedAt }) => urgedAt === null || urgedAt < since)
  if (waiting.length === 0) throw new Refused('not_allowed_here')
  if (due.length === 0) throw new Refused('already_urged')
  work.add({ kind: 'urged', runIds: due.map(({ id }) => id) })
  for (const { id, runId, assignee } of open.filter((task) => due.some((run) => run.id === task.runId)))
    work.cause({ kind: 'notify', about: 'urged', to: [assignee], taskId: id, runId })
}

/** An administrator ends it, with words; never one's own request. */
export const end = (work: Work, action: Of<'end'>): void => {
  if (action.by === work.state().starter) throw new Refused('own_request')
  requireWords(action)
  endInstance(work, action.result, 'administrator', action.comment)
}

export const requireRunning = (work: Work): void => {
  if (!isRunning(work)) throw new Refused('not_running')
}
