import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import type { FieldRight } from '@campus/contract/approval/node-people.ts'
import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'

export interface Right {
  readonly perm: 'R' | 'E' | 'H'
  readonly isRequired: boolean
}
export type Rights = ReadonlyMap<string, Right>

export const isOpen = (rights: Rights, id: string): boolean => rights.get(id)?.perm === 'E'
export const isHidden = (rights: Rights, id: string): boolean => rights.get(id)?.perm === 'H'

const listedIn = (node: ProcessNode): readonly FieldRight[] => ('formPerms' in node.props ? node.props.formPerms : [])

/** What a layout or table does not open is not opened by what stands in it. */
const within = (perm: Right['perm'], around: Right['perm'] | undefined): Right['perm'] => {
  if (around === 'H') return 'H'
  return perm === 'E' && around === 'R' ? 'R' : perm
}

/**
 * The rights of a node: edit where the form is first filled in, read elsewhere, unless the node says otherwise. Columns follow their table, and
 * the fields of a layout follow it where something is said about it.
 */
export const rightsAt = (form: Form, node: ProcessNode): Rights => {
  const listed = new Map(listedIn(node).map((right) => [right.id, right]))
  const usual = node.type === 'ROOT' ? 'E' : 'R'
  const rights = new Map<string, Right>()
  const read = (items: readonly FormItem[], around: Right['perm'] | undefined, isInTable: boolean): void => {
    for (const item of items) {
      const own = listed.get(item.id)
      const given = own?.perm ?? (node.type === 'ROOT' && !isInTable ? item.perm : undefined)
      const perm = within(given ?? around ?? usual, around)
      rights.set(item.id, { perm, isRequired: own?.required ?? item.props.required })
      const isTable = item.name === 'TableList'
      read(item.items ?? [], isTable || given !== undefined ? perm : around, isInTable || isTable)
    }
  }
  read(form, undefined, false)
  return rights
}

/** Fields that some node hides: they appear on no card, in no search and in no notice, which do not know who will read them. */
export const hiddenSomewhere = (form: Form, nodes: Iterable<ProcessNode>): ReadonlySet<string> => {
  const hidden = new Set<string>()
  for (const node of nodes) for (const [id, { perm }] of rightsAt(form, node)) if (perm === 'H') hidden.add(id)
  return hidden
}

/** What the starter sees of their own request: what the first form did not hide. */
export const rightsOfStarter = (form: Form, tree: RootNode): Rights =>
  new Map([...rightsAt(form, tree)].map(([id, right]) => [id, { ...right, perm: right.perm === 'H' ? 'H' : 'R' }]))
