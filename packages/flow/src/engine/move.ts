import { columnsOf, fieldsOf, rowsOf } from '../form/fields.ts'
import { type ReadValues, readValues } from '../form/read-values.ts'
import { rightsAt } from '../form/rights.ts'
import type { Process } from '../process/process.ts'
import { indexOf, type Place, type TreeIndex } from '../process/tree.ts'
import { hasWords } from './actions/checks.ts'
import { noteValues } from './actions/writing.ts'
import type { Comment } from './actions.ts'
import type { Changes, Refusal } from './changes.ts'
import { contextOf } from './nodes/open-node.ts'
import type { Front, State } from './state.ts'
import { type Surroundings, startWork, type Work } from './work.ts'

/** `at` names the node or field that it is about. */
export interface MoveProblem {
  readonly code: 'node_missing' | 'node_differs' | 'field_missing' | 'field_wrong' | 'field_required' | 'too_large'
  readonly at: string
}

/** The gateways around a place, from the inside out, with the branches. */
const around = (index: TreeIndex, place: Place): string => {
  const { gateway, branch } = place
  const outer = gateway && index.get(gateway.id)
  return outer ? `${gateway.id}/${branch?.id} ${around(index, outer)}` : ''
}

const nodesIn = (front: Front): readonly string[] => [
  front.nodeId,
  ...(front.resume ? nodesIn(front.resume) : []),
  ...front.branches.flatMap(({ at }) => (at ? nodesIn(at) : [])),
]

/** The nodes at which an instance stands, or to which it goes straight back. */
const nodesNeeded = ({ runs }: State): readonly string[] => [
  ...new Set(
    runs.filter(({ status }) => status === 'active').flatMap(({ nodeId, resume }) => [nodeId, ...(resume ? nodesIn(resume) : [])]),
  ),
]

/** Its steps must be there, of the same kind and inside of the same gateways. */
const problemsOfNodes = (from: Process, to: Process, state: State): readonly MoveProblem[] => {
  const [old, next] = [indexOf(from.tree), indexOf(to.tree)]
  return nodesNeeded(state).flatMap((id): readonly MoveProblem[] => {
    const [before, after] = [old.get(id), next.get(id)]
    if (!before || !after) return [{ code: 'node_missing', at: id }]
    const isSame = before.node.type === after.node.type && around(old, before) === around(next, after)
    return isSame ? [] : [{ code: 'node_differs', at: id }]
  })
}

/** The fields that a step may be writing now. */
const openFields = ({ form, tree }: Process, state: State): ReadonlySet<string> =>
  new Set(
    nodesNeeded(state).flatMap((id) => {
      const place = indexOf(tree).get(id)
      return place ? [...rightsAt(form, place.node)].filter(([, { perm }]) => perm === 'E').map(([field]) => field) : []
    }),
  )

/** What is filled in, or may be just now, must be there as the same kind of field. */
const problemsOfFields = (from: Process, to: Process, state: State): readonly MoveProblem[] => {
  const kinds = new Map(fieldsOf(to.form).flatMap((item) => [item, ...columnsOf(item)].map(({ id, name }) => [id, name])))
  const open = openFields(from, state)
  const used = fieldsOf(from.form).flatMap((item) => [
    ...(open.has(item.id) || item.id in state.values ? [item] : []),
    ...columnsOf(item).filter(({ id }) => rowsOf(state.values[item.id]).some((row) => id in row)),
  ])
  return used.filter(({ id, name }) => kinds.get(id) !== name).map(({ id }): MoveProblem => ({ code: 'field_missing', at: id }))
}

/** The values as the new version reads them. What it requires at the start must be there, unless a step that is open asks for it. */
const readAgain = (work: Work): ReadValues => {
  const { form, tree } = work.process
  const state = work.state()
  const open = openFields(work.process, state)
  const rights = [...rightsAt(form, tree)].map(
    ([id, { perm, isRequired }]) => [id, { perm: 'E' as const, isRequired: isRequired && perm === 'E' && !open.has(id) }] as const,
  )
  return readValues(form, new Map(rights), {}, state.values, contextOf(work))
}

const problemOfValue = (read: ReadValues): readonly MoveProblem[] => {
  if ('values' in read) return []
  const isMissing = read.fault === 'unknown_field' || read.fault === 'field_not_open'
  return [{ code: isMissing ? 'field_missing' : read.fault, at: read.field ?? '' }]
}

/** Those whose open task is another one from now on: its step has other settings, or its form other fields. */
const tasksChanged = (from: Process, to: Process, { tasks }: State) => {
  const [old, next] = [indexOf(from.tree), indexOf(to.tree)]
  const stepText = (index: TreeIndex, id: string) => JSON.stringify([index.get(id)?.node.name, index.get(id)?.node.props])
  const isOtherForm = JSON.stringify(from.form) !== JSON.stringify(to.form)
  return tasks
    .filter(({ status }) => status === 'open')
    .filter(({ nodeId }) => isOtherForm || stepText(old, nodeId) !== stepText(next, nodeId))
}

/**
 * An administrator moves an instance to another version, with words; never one's own request. What is open stays open, with the same
 * people; formulas are calculated and claims booked as the new version has them.
 */
export const moveTo = (
  processes: { readonly from: Process; readonly to: Process },
  state: State,
  {
    by,
    versions,
    comment,
  }: { readonly by: string; readonly versions: { readonly from: number; readonly to: number }; readonly comment: Comment },
  surroundings: Surroundings,
): Changes | Refusal | { readonly problems: readonly MoveProblem[] } => {
  if (state.status !== 'running') return { refused: 'not_running' }
  if (by === state.starter) return { refused: 'own_request' }
  if (!hasWords(comment.text)) return { refused: 'words_required' }
  const { from, to } = processes
  const work = startWork(to, state, by, null, surroundings)
  const ofFields = problemsOfFields(from, to, state)
  const read = ofFields.length === 0 ? readAgain(work) : undefined
  const problems = [...problemsOfNodes(from, to, state), ...ofFields, ...(read ? problemOfValue(read) : [])]
  if (problems.length > 0 || !read || !('values' in read)) return { problems }
  work.add({ kind: 'moved', versions, comment })
  noteValues(work, read.values)
  work.cause({ kind: 'hold_claims' })
  const words = comment.text
  work.cause({ kind: 'notify', about: 'moved', to: [state.starter], words })
  for (const { id, runId, assignee } of tasksChanged(from, to, state))
    if (assignee !== by && assignee !== state.starter)
      work.cause({ kind: 'notify', about: 'task_changed', to: [assignee], taskId: id, runId, words })
  return work.changes()
}
