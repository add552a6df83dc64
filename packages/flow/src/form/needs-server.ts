import type { Condition } from '@campus/contract/approval/conditions.ts'
import type { Form, FormItem } from '@campus/contract/approval/form.ts'
import { fieldsIn, parseFormula } from '../formulas/parse.ts'
import { columnsOf, fieldsOf, isCalculated } from './fields.ts'

const allItems = (form: Form): readonly FormItem[] => form.flatMap((item) => [item, ...allItems(item.items ?? [])])

/** Where a person or a unit that somebody picks stands in the organisation, only the server knows. */
const isAboutOthers = ({ id, compare }: Condition) => id !== 'root' && (compare === 'DEPT' || compare === 'ORG')

/** Whether a reader of this form cannot tell by themselves what it calculates and asks for: that depends on fields which are hidden from them. */
export const needsServer = (form: Form): boolean => {
  const known = new Set(fieldsOf(form).flatMap((item) => [item.id, ...columnsOf(item).flatMap(({ id }) => [id, `${item.id}.${id}`])]))
  const isUnknown = (id: string) => id !== 'root' && !known.has(id)
  return allItems(form).some((item) => {
    const formula = isCalculated(item) ? parseFormula(item.props.expression ?? '') : undefined
    const conditions = (item.visibleWhen ?? []).flatMap((group) => group.conditions)
    return (formula && fieldsIn(formula).some(isUnknown)) || conditions.some((each) => isUnknown(each.id) || isAboutOthers(each))
  })
}
