import type { Form } from '@campus/contract/approval/form.ts'
import type { State } from '@campus/flow/engine/state.ts'
import { hiddenSomewhere, type Rights, rightsAt, rightsOfStarter } from '@campus/flow/form/rights.ts'
import { indexOf } from '@campus/flow/process/tree.ts'
import type { Access } from '../access/access.service.ts'
import { everyNode, nodeIn, type PinnedProcess } from '../engine/pinned-process.ts'

interface Reader {
  readonly personId: string
  readonly access: Access
  /** The node by which the instance was copied to them. */
  readonly copiedAt: string | null
  /** The task that they would act on now. */
  readonly taskNodeId: string | null
}

const all = (form: Form, tree: PinnedProcess['tree']): Rights =>
  new Map([...rightsAt(form, tree)].map(([id, right]) => [id, { ...right, perm: 'R' as const }]))

/** Who came by a mention or oversees reads what no step hides. */
const hiddenNowhere = (process: PinnedProcess): Rights => {
  const { form, tree } = process
  const hidden = hiddenSomewhere(form, everyNode(process))
  return new Map([...all(form, tree)].map(([id, right]) => [id, hidden.has(id) ? { ...right, perm: 'H' as const } : right]))
}

/** What a reader sees: a field that one of their steps shows them is shown; only the step that they are at lets them edit. */
export const rightsOfReader = (process: PinnedProcess, state: State, reader: Reader): Rights => {
  const { form, tree } = process
  if (reader.access.isAdministrator) return withEditable(all(form, tree), process, reader)
  const nodeIds = state.tasks
    .filter(({ owner, assignee, decidedBy }) => [owner, assignee, decidedBy].includes(reader.personId))
    .map(({ nodeId }) => nodeId)
  const seen = [...nodeIds, ...(reader.copiedAt ? [reader.copiedAt] : [])].flatMap((id) => {
    const node = nodeIn(process, id)
    return node && node.type !== 'ROOT' ? [rightsAt(form, node)] : []
  })
  const sources = [
    ...(reader.access.isStarter ? [rightsOfStarter(form, tree)] : []),
    ...seen,
    ...(reader.access.isStarter || seen.length > 0 ? [] : [hiddenNowhere(process)]),
  ]
  const shown: Rights = new Map(
    [...all(form, tree)].map(([id, right]) => [
      id,
      { ...right, perm: sources.some((source) => source.get(id)?.perm !== 'H') ? ('R' as const) : ('H' as const) },
    ]),
  )
  return withEditable(shown, process, reader)
}

const withEditable = (rights: Rights, { form, tree }: PinnedProcess, { taskNodeId }: Reader): Rights => {
  const node = taskNodeId === null ? undefined : indexOf(tree).get(taskNodeId)?.node
  if (!node) return rights
  const own = rightsAt(form, node)
  return new Map([...rights].map(([id, right]) => [id, own.get(id)?.perm === 'E' ? (own.get(id) ?? right) : right]))
}
