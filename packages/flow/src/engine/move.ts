import { fieldsOf } from '../form/fields.ts'
import { rightsAt } from '../form/rights.ts'
import type { Process } from '../process/process.ts'
import { indexOf, type Place, type TreeIndex } from '../process/tree.ts'
import { hasWords } from './actions/checks.ts'
import type { Comment } from './actions.ts'
import type { Changes, Refusal } from './changes.ts'
import type { Front, State } from './state.ts'
import { type Surroundings, startWork } from './work.ts'

export interface MoveProblem {
  readonly code: 'node_missing' | 'node_differs' | 'field_missing'
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

/** What keeps an instance from going on under another version: its steps must be there, of the same kind and inside of the same gateways. */
export const moveProblems = (from: Process, to: Process, state: State): readonly MoveProblem[] => {
  const [old, next] = [indexOf(from.tree), indexOf(to.tree)]
  const active = state.runs.filter(({ status }) => status === 'active')
  const needed = new Set(active.flatMap(({ nodeId, resume }) => [nodeId, ...(resume ? nodesIn(resume) : [])]))
  const kinds = new Map(fieldsOf(to.form).map(({ id, name }) => [id, name]))
  const ofNodes = [...needed].flatMap((id): readonly MoveProblem[] => {
    const [before, after] = [old.get(id), next.get(id)]
    if (!before || !after) return [{ code: 'node_missing', at: id }]
    const isSame = before.node.type === after.node.type && around(old, before) === around(next, after)
    return isSame ? [] : [{ code: 'node_differs', at: id }]
  })
  const editable = new Set(
    [...needed].flatMap((id) => {
      const place = old.get(id)
      return place ? [...rightsAt(from.form, place.node)].filter(([, { perm }]) => perm === 'E').map(([field]) => field) : []
    }),
  )
  const ofFields = fieldsOf(from.form)
    .filter(({ id, name }) => (editable.has(id) || id in state.values) && kinds.get(id) !== name)
    .map(({ id }): MoveProblem => ({ code: 'field_missing', at: id }))
  return [...ofNodes, ...ofFields]
}

/** An administrator moves an instance to another version, with words. What is open stays open. */
export const moveTo = (
  processes: { readonly from: Process; readonly to: Process },
  state: State,
  { by, version, comment }: { readonly by: string; readonly version: string; readonly comment: Comment },
  surroundings: Surroundings,
): Changes | Refusal => {
  if (state.status !== 'running') return { refused: 'not_running' }
  if (!hasWords(comment.text)) return { refused: 'words_required' }
  const [problem] = moveProblems(processes.from, processes.to, state)
  if (problem) return { refused: 'wrong_target', at: problem.at }
  const work = startWork(processes.to, state, by, null, surroundings)
  work.add({ kind: 'moved', version, comment })
  return work.changes()
}
