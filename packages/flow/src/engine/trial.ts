import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '../form/fields.ts'
import { readValues } from '../form/read-values.ts'
import { rightsAt } from '../form/rights.ts'
import { mayPick } from '../process/picks.ts'
import type { Process } from '../process/process.ts'
import { indexOf, isDecision, isGateway } from '../process/tree.ts'
import type { Action } from './actions.ts'
import type { Effect, RefusalCode } from './changes.ts'
import type { Request } from './forecast.ts'
import type { Lookup } from './people.ts'
import { newState, type Run, type State, type Task, type Wait } from './state.ts'
import { step } from './step.ts'

type Notice = Extract<Effect, { kind: 'notify' }>

export interface TriedStep {
  readonly node: ProcessNode
  readonly run: Run
  readonly tasks: readonly Task[]
  readonly notices: readonly Notice[]
  /** When its time limit or its delay ends; null where it has none. */
  readonly dueAt: string | null
}

export interface Tried {
  readonly steps: readonly TriedStep[]
  readonly status: State['status']
  /** Notices about the whole, such as that it has passed. */
  readonly notices: readonly Notice[]
  /** Where it could not go on, and why. */
  readonly stopped: { readonly code: RefusalCode | 'returned'; readonly at: string | undefined } | null
}

export interface TrialClock {
  readonly now: string
  readonly due: (wait: Wait, from: string) => string
}

const openedForm = (form: Form): Form => form.map((item) => openedItem(item))
const openedItem = (item: FormItem): FormItem => ({
  ...item,
  perm: undefined,
  props: { ...item.props, required: false },
  ...(item.items && { items: openedForm(item.items) }),
})

const withoutRights = <Node extends ProcessNode>(node: Node): Node => ({
  ...node,
  props: 'formPerms' in node.props ? { ...node.props, formPerms: [] } : node.props,
  ...(isGateway(node) && {
    branchs: node.branchs.map((branch) => ({ ...branch, children: branch.children && withoutRights(branch.children) })),
  }),
  children: node.children && withoutRights(node.children),
})

/** A trial gives the values of all steps together, so that those which later steps write are there from the start. */
const opened = ({ tree, form, settings }: Process): Process => ({
  tree: withoutRights<RootNode>(tree),
  form: openedForm(form),
  settings,
})

/** What the starter would be told about the form. */
const startFault = ({ tree, form }: Process, { starter, unit, values }: Request, lookup: Lookup): Tried['stopped'] => {
  const rights = rightsAt(form, tree)
  const known = new Set(fieldsOf(form).map(({ id }) => id))
  const own = Object.fromEntries(Object.entries(values).filter(([id]) => !known.has(id) || rights.get(id)?.perm === 'E'))
  const read = readValues(form, rights, {}, own, { ...lookup, starter, unit })
  if (!('fault' in read)) return null
  return { code: read.fault === 'unknown_field' ? 'field_not_open' : read.fault, at: read.field }
}

const maxSteps = 1000

/** Agreed to by everybody, one after the other as they would come; nothing of it is kept. Each step takes all of its time limit. */
export const tryOut = (process: Process, request: Request, lookup: Lookup, { now, due }: TrialClock): Tried => {
  const used = opened(process)
  const index = indexOf(used.tree)
  const { picked = {}, starter: by, unit, values } = request
  const effects: Effect[] = []
  const ends = new Map<string, string>()
  const dues = new Map<string, string>()
  let state = newState('trial')
  let count = 0
  const ids = () => `${(count += 1)}`
  const picksAt = (picker: string) =>
    Object.fromEntries(
      Object.entries(picked).filter(([id]) => {
        const node = index.get(id)?.node
        return node !== undefined && mayPick(node, picker, used.tree.id)
      }),
    )
  const shown = (stopped: Tried['stopped']): Tried => {
    const told = effects.filter((effect) => effect.kind === 'notify')
    const runOf = ({ runId, taskId }: Notice) => runId ?? state.tasks.find(({ id }) => id === taskId)?.runId
    const steps = state.runs.flatMap((run): readonly TriedStep[] => {
      const node = index.get(run.nodeId)?.node
      if (!node || isGateway(node)) return []
      const tasks = state.tasks.filter(({ runId }) => runId === run.id)
      return [{ node, run, tasks, notices: told.filter((notice) => runOf(notice) === run.id), dueAt: dues.get(run.id) ?? null }]
    })
    return { steps, status: state.status, notices: told.filter((notice) => runOf(notice) === undefined), stopped }
  }
  const noteEnds = () => {
    for (const { id, openedAt } of state.runs.filter((run) => !ends.has(run.id))) {
      const timer = state.timers.find(({ runId }) => runId === id)
      const at = timer && due(timer.wait, openedAt)
      if (at !== undefined) dues.set(id, at)
      ends.set(id, at !== undefined && at > openedAt ? at : openedAt)
    }
  }
  /** What lets a run go on; undefined where only its starter could. */
  const nextAction = (run: Run): Action | undefined => {
    const node = index.get(run.nodeId)?.node
    if (node?.type === 'TRIGGER') return { kind: 'trigger_done', runId: run.id }
    if (node?.type === 'SUBPROC') {
      const [child] = run.children
      if (!child) return { kind: 'children_started', runId: run.id, children: [ids()] }
      return { kind: 'child_ended', runId: run.id, childId: child.id, result: 'passed', values: {} }
    }
    const timer = state.timers.find(({ runId }) => runId === run.id)
    if (node?.type === 'DELAY' && timer) return { kind: 'timer_fired', timerId: timer.id }
    const task = state.tasks.find(({ runId, status }) => runId === run.id && status === 'open')
    if (!task || !node || !isDecision(node)) return undefined
    const kind = node.type === 'TASK' ? 'complete' : 'agree'
    return { kind, by: task.assignee, taskId: task.id, comment: { text: '-' }, signature: '-', picked: picksAt(node.id) }
  }
  const take = (action: Action, at: string): Tried['stopped'] => {
    const changes = step(used, state, action, { lookup, now: at, ids })
    if ('refused' in changes) return { code: changes.refused, at: changes.at }
    state = changes.state
    effects.push(...changes.effects)
    noteEnds()
    return null
  }

  const fault = startFault(process, request, lookup) ?? take({ kind: 'start', by, unit, values, picked: picksAt(used.tree.id) }, now)
  if (fault) return shown(fault)
  for (let steps = 0; steps < maxSteps && state.status === 'running'; steps += 1) {
    const waiting = state.runs.filter(({ status, branches }) => status === 'active' && branches.length === 0)
    const endOf = (run: Run) => ends.get(run.id) ?? now
    const [first, ...others] = waiting
    if (!first) break
    const next = others.reduce((soonest, run) => (endOf(run) < endOf(soonest) ? run : soonest), first)
    const action = nextAction(next)
    const refused: Tried['stopped'] = action ? take(action, endOf(next)) : { code: 'returned', at: next.nodeId }
    if (refused) return shown(refused)
  }
  return shown(state.status === 'running' ? { code: 'too_many_steps', at: undefined } : null)
}

/** The steps that a trial passed, in the order of the tree: which of two branches is done first is not what a trial is about. */
export const pathOf = ({ tree }: Process, { steps }: Tried): readonly string[] => {
  const passed = new Set(steps.map(({ node }) => node.id))
  return [...indexOf(tree).keys()].filter((id) => passed.has(id))
}
