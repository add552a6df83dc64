import type { FormValues } from '@campus/contract/approval/form.ts'
import type { ProcessNode, SubprocessProps } from '@campus/contract/approval/process-tree.ts'
import { derive } from '../../form/derived-values.ts'
import { fieldsOf } from '../../form/fields.ts'
import { shapeOf } from '../../form/value-shapes.ts'
import type { MachineAction } from '../actions.ts'
import { contextOf, openTask } from '../nodes/open-node.ts'
import type { Run } from '../state.ts'
import { isPending, nodeOf, Refused, runOf, tasksOf, type Work } from '../work.ts'
import { noteValues } from './writing.ts'

type Of<Kind extends MachineAction['kind']> = Extract<MachineAction, { kind: Kind }>

const maxFailures = 3

const waitingRun = (work: Work, runId: string, type: ProcessNode['type']): Run => {
  const run = runOf(work, runId)
  if (run.status !== 'active' || nodeOf(work, run.nodeId).type !== type) throw new Refused('wrong_target', runId)
  return run
}

export const triggerDone = (work: Work, { runId }: Of<'trigger_done'>): void => {
  waitingRun(work, runId, 'TRIGGER')
  work.todo.push({ kind: 'pass', runId, how: 'machine' })
}

/** Administrators say how it goes on; any one of them. */
export const askAdministrators = (work: Work, run: Run): void => {
  const { starter } = work.state()
  const able = work.lookup.people({ kind: 'administrators' }).filter(({ person, isActive }) => isActive && person !== starter)
  if (able.length === 0) throw new Refused('nobody_decides', run.nodeId)
  for (const { person } of able)
    openTask(
      work,
      run,
      { owner: person, assignee: person, why: { rule: 'ADMINISTRATOR' } },
      { kind: 'failure', isSkipped: false, addedBy: null, place: null },
      'open',
    )
  work.cause({ kind: 'notify', about: 'failed', to: able.map(({ person }) => person), runId: run.id })
}

/** After some failures administrators say how it goes on: again, past it, or refused. */
export const triggerFailed = (work: Work, { runId, error }: Of<'trigger_failed'>): void => {
  const run = waitingRun(work, runId, 'TRIGGER')
  work.add({ kind: 'trigger_failed', runId, error: error.slice(0, 500) })
  const { failures } = runOf(work, runId)
  if (failures < maxFailures) {
    work.cause({ kind: 'start_trigger', runId, nodeId: run.nodeId, attempt: failures + 1 })
    return
  }
  if (!tasksOf(work.state(), runId).some(isPending)) askAdministrators(work, run)
}

/** Without anybody to start one for there is nothing to wait for. */
export const childrenStarted = (work: Work, { runId, children }: Of<'children_started'>): void => {
  waitingRun(work, runId, 'SUBPROC')
  work.add({ kind: 'children_started', runId, children })
  if (children.length === 0) work.todo.push({ kind: 'pass', runId, how: 'machine' })
}

/** What the node takes over from a child. A value that this form cannot hold is left out: nobody is there to correct it. */
const takeOver = (work: Work, { outVar }: SubprocessProps, held: FormValues) => {
  const { form } = work.process
  const values: FormValues = Object.fromEntries(outVar.filter(({ sKey }) => sKey in held).map(({ mKey, sKey }) => [mKey, held[sKey]]))
  const given = fieldsOf(form).filter((item) => item.id in values && shapeOf(item).safeParse(values[item.id]).success)
  if (given.length === 0) return
  const after = { ...work.state().values, ...Object.fromEntries(given.map(({ id }) => [id, values[id]])) }
  noteValues(work, derive(form, after, contextOf(work)))
}

export const childEnded = (work: Work, { runId, childId, result, values }: Of<'child_ended'>): void => {
  const run = waitingRun(work, runId, 'SUBPROC')
  if (run.children.every(({ id, isEnded }) => id !== childId || isEnded)) throw new Refused('wrong_target', childId)
  work.add({ kind: 'child_ended', runId, childId, result })
  if (result !== 'passed') {
    work.todo.push({ kind: 'refuse', runId, how: 'machine' })
    return
  }
  const node = nodeOf(work, run.nodeId)
  if (node.type === 'SUBPROC') takeOver(work, node.props, values)
  if (runOf(work, runId).children.every(({ isEnded }) => isEnded)) work.todo.push({ kind: 'pass', runId, how: 'machine' })
}
