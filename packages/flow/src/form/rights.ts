import type { Form } from '@campus/contract/approval/form.ts'
import type { FieldRight } from '@campus/contract/approval/node-people.ts'
import type { ProcessNode, RootNode } from '@campus/contract/approval/process-tree.ts'
import { columnsOf, fieldsOf } from './fields.ts'

export interface Right {
  readonly perm: 'R' | 'E' | 'H'
  readonly isRequired: boolean
}
export type Rights = ReadonlyMap<string, Right>

const listedIn = (node: ProcessNode): readonly FieldRight[] => ('formPerms' in node.props ? node.props.formPerms : [])

/** The rights of a node: edit where the form is first filled in, read elsewhere, unless the node says otherwise. Columns follow their table. */
export const rightsAt = (form: Form, node: ProcessNode): Rights => {
  const listed = new Map(listedIn(node).map((right) => [right.id, right]))
  const usual = node.type === 'ROOT' ? 'E' : 'R'
  const rights = new Map<string, Right>()
  for (const item of fieldsOf(form)) {
    const own = listed.get(item.id)
    const perm = own?.perm ?? (node.type === 'ROOT' ? item.perm : undefined) ?? usual
    rights.set(item.id, { perm, isRequired: own?.required ?? item.props.required })
    for (const column of columnsOf(item)) {
      const narrower = listed.get(column.id)
      const ofColumn = perm === 'H' ? 'H' : (narrower?.perm ?? perm)
      rights.set(column.id, {
        perm: ofColumn === 'E' && perm === 'R' ? 'R' : ofColumn,
        isRequired: narrower?.required ?? column.props.required,
      })
    }
  }
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
