import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import type { SubprocessNode } from '@campus/contract/approval/process-tree.ts'
import { fieldsOf } from '../form/fields.ts'
import { rightsAt } from '../form/rights.ts'
import { pickedAtStart } from './picks.ts'
import type { Problem } from './problems.ts'
import type { Process } from './process.ts'
import { indexOf } from './tree.ts'

/** Fields that are always asked for: nothing that is only sometimes shown, nor what stands in a layout that is. */
const alwaysAsked = (form: Form): readonly FormItem[] =>
  form
    .filter(({ visibleWhen = [] }) => visibleWhen.length === 0)
    .flatMap((item) => (item.name === 'SpanLayout' ? alwaysAsked(item.items ?? []) : fieldsOf([item])))

/** The processes that one starts as its parts. */
export const partsOf = ({ tree }: Pick<Process, 'tree'>): readonly SubprocessNode[] =>
  [...indexOf(tree).values()].flatMap(({ node }) => (node.type === 'SUBPROC' ? [node] : []))

/** What would keep a sub-process from starting, once the step is reached: nobody fills in its form or picks people then. */
export const checkPart = ({ form }: Process, { id: nodeId, props }: SubprocessNode, child: Process): readonly Problem[] => {
  const rights = rightsAt(child.form, child.tree)
  const own = new Set(fieldsOf(form).map(({ id }) => id))
  const fields = fieldsOf(child.form)
  const isOpen = (id: string) => rights.get(id)?.perm === 'E' && fields.some((field) => field.id === id && field.name !== 'CalcFormula')
  const given = new Set(props.inVar.map(({ sKey }) => sKey))
  const missing = alwaysAsked(child.form).filter(({ id }) => isOpen(id) && rights.get(id)?.isRequired && !given.has(id))
  return [
    ...props.inVar.filter(({ mKey }) => !own.has(mKey)).map(({ mKey }): Problem => ({ code: 'unknown_field', nodeId, field: mKey })),
    ...props.inVar
      .filter(({ sKey }) => !isOpen(sKey))
      .map(({ sKey }): Problem => ({ code: 'subprocess_field_closed', nodeId, field: sKey })),
    ...missing.map(({ id }): Problem => ({ code: 'subprocess_needs_value', nodeId, field: id })),
    ...(pickedAtStart(child.tree).length > 0 ? [{ code: 'subprocess_picks', nodeId } as const] : []),
  ]
}
