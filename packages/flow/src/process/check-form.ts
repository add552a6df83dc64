import { type Form, type FormItem, maxFields } from '@campus/contract/approval/form.ts'
import { choosesOption, columnsOf, fieldsOf, optionValues } from '../form/fields.ts'
import { fieldsIn, parseFormula } from '../formulas/parse.ts'
import { checkGroups } from './check-gateways.ts'
import { isCircular } from './circles.ts'
import type { Problem, ProblemCode } from './problems.ts'

const everyItem = (form: Form): readonly FormItem[] => form.flatMap((item) => [item, ...everyItem(item.items ?? [])])

const withoutOptions = (item: FormItem) => choosesOption(item) && optionValues(item).length === 0

/** `table.column` for columns; a formula of a row also reads its own row by the short name. */
const readable = (fields: readonly FormItem[], row: readonly FormItem[]) =>
  new Set([
    ...fields.map(({ id }) => id),
    ...fields.flatMap((table) => columnsOf(table).map(({ id }) => `${table.id}.${id}`)),
    ...row.map(({ id }) => id),
  ])

const checkFormula = (item: FormItem, known: ReadonlySet<string>): ProblemCode | undefined => {
  const formula = parseFormula(item.props.expression ?? '')
  if (!formula) return 'wrong_formula'
  return fieldsIn(formula).every((id) => known.has(id)) ? undefined : 'unknown_field'
}

/** The formulas that a formula reads, directly; a formula in a table counts as its table. */
const dependencies = (fields: readonly FormItem[]): ReadonlyMap<string, readonly string[]> => {
  const read = (item: FormItem) => {
    const formula = parseFormula(item.props.expression ?? '')
    return formula ? fieldsIn(formula).map((id) => id.split('.')[0] ?? id) : []
  }
  return new Map(
    fields.map((field) => {
      const inside = columnsOf(field).filter(({ name }) => name === 'CalcFormula')
      const ownColumns = new Set(columnsOf(field).map(({ id }) => id))
      const reads = field.name === 'CalcFormula' ? read(field) : inside.flatMap(read).filter((id) => !ownColumns.has(id))
      return [field.id, reads]
    }),
  )
}

const checkFormulas = (form: Form): readonly Problem[] => {
  const fields = fieldsOf(form)
  const edges = dependencies(fields)
  const check = (item: FormItem, row: readonly FormItem[]): readonly Problem[] => {
    const code = item.name === 'CalcFormula' ? checkFormula(item, readable(fields, row)) : undefined
    return code ? [{ code, field: item.id }] : []
  }
  return [
    ...fields.flatMap((field) => [...check(field, []), ...columnsOf(field).flatMap((column) => check(column, columnsOf(field)))]),
    ...fields.filter(({ id }) => isCircular(edges, id)).map(({ id }): Problem => ({ code: 'circular_formula', field: id })),
  ]
}

export const checkForm = (form: Form): readonly Problem[] => {
  const items = everyItem(form)
  const ids = items.map(({ id }) => id)
  const fields = fieldsOf(form)
  const nested = items.filter(({ name, items: inner = [] }) => name === 'TableList' && inner.some((each) => each.name === 'TableList'))
  const columns = items.flatMap(({ name, items: inner = [] }) => (name === 'TableList' ? inner : []))
  const sometimes = columns.filter(({ visibleWhen = [] }) => visibleWhen.length > 0)
  const holding = items.filter(({ name, items: inner }) => inner && name !== 'TableList' && name !== 'SpanLayout')
  return [
    ...(items.length > maxFields ? [{ code: 'too_many_fields' } as const] : []),
    ...ids.filter((id, place) => ids.indexOf(id) !== place).map((field): Problem => ({ code: 'duplicate_id', field })),
    ...nested.map(({ id }): Problem => ({ code: 'table_in_table', field: id })),
    // Whether a column is asked for would differ from row to row.
    ...sometimes.map(({ id }): Problem => ({ code: 'condition_in_table', field: id })),
    ...holding.map(({ id }): Problem => ({ code: 'wrong_field', field: id })),
    ...items.filter(withoutOptions).map(({ id }): Problem => ({ code: 'no_options', field: id })),
    ...items.flatMap(({ id, visibleWhen = [] }) => checkGroups(visibleWhen, fields).map((problem): Problem => ({ ...problem, field: id }))),
    ...checkFormulas(form),
  ]
}
