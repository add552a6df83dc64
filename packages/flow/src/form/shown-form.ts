import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import { isEmpty } from '../conditions/compare.ts'
import { columnsOf, fieldsOf, isCalculated, type Row, rowsOf } from './fields.ts'
import { isHidden, isOpen, type Rights } from './rights.ts'

/** The form as a reader with these rights sees it: hidden fields are not in it. */
export const shownForm = (form: Form, rights: Rights): Form =>
  form
    .filter(({ id }) => !isHidden(rights, id))
    .map(
      (item): FormItem => ({
        ...item,
        perm: rights.get(item.id)?.perm ?? item.perm,
        ...(rights.has(item.id) && { props: { ...item.props, required: rights.get(item.id)?.isRequired ?? item.props.required } }),
        ...(item.items && { items: shownForm(item.items, rights) }),
      }),
    )

/** The values that a reader with these rights gets. */
export const shownValues = (form: Form, rights: Rights, values: FormValues): FormValues =>
  Object.fromEntries(
    fieldsOf(form)
      .filter(({ id }) => id in values && !isHidden(rights, id))
      .map((item) => {
        const columns = columnsOf(item).filter(({ id }) => !isHidden(rights, id))
        if (item.name !== 'TableList') return [item.id, values[item.id]]
        return [
          item.id,
          rowsOf(values[item.id]).map((row) => Object.fromEntries(columns.filter(({ id }) => id in row).map(({ id }) => [id, row[id]]))),
        ]
      }),
  )

/** The values that a writer with these rights may give themselves. Formulas are not among them: they are calculated again. */
export const writableValues = (form: Form, rights: Rights, values: FormValues): FormValues => {
  const writable = (items: readonly FormItem[], held: Row, ofTable: (item: FormItem, value: unknown) => unknown) =>
    Object.fromEntries(
      items
        .filter((item) => item.id in held && isOpen(rights, item.id) && !isCalculated(item))
        .map((item) => [item.id, ofTable(item, held[item.id])]),
    )
  return writable(fieldsOf(form), values, (item, value) =>
    item.name === 'TableList' ? rowsOf(value).map((row) => writable(columnsOf(item), row, (_, cell) => cell)) : value,
  )
}

export interface Abstract {
  readonly id: string
  readonly name: string
  readonly value: string
}

const maxAbstracts = 5
const maxText = 100

const labelOf = (item: FormItem, value: string) => {
  const option = item.props.options?.find((each) => typeof each !== 'string' && each.value === value)
  return typeof option === 'object' ? option.label : value
}

/** A place that nobody named is where it is. */
const placeText = ({ name, address, lat, lng }: Row) =>
  [name, address].filter((text) => typeof text === 'string' && text !== '').join(' · ') || [lat, lng].map(String).join(', ')

/** A value as people read it. */
export const textOf = (item: FormItem, value: unknown): string => {
  if (item.name === 'TableList') return String(rowsOf(value).length)
  if (Array.isArray(value))
    return value.map((each) => textOf(item, each)).join(item.name.endsWith('Range') || item.name === 'TimeRangePicker' ? ' – ' : ', ')
  if (item.name === 'Location') return rowsOf([value]).map(placeText).join('')
  if (typeof value === 'object' && value !== null && 'name' in value) return String(value.name)
  return typeof value === 'string' ? labelOf(item, value) : String(value)
}

/** Fields whose values do not read as text. */
export const withoutText: ReadonlySet<FormItem['name']> = new Set(['SignPanel', 'OuterForm', 'Description'])

/** What cards of lists show. Files say nothing there either. */
const silent: ReadonlySet<FormItem['name']> = new Set([...withoutText, 'ImageUpload', 'FileUpload'])

export const abstractsOf = (form: Form, values: FormValues, hidden: ReadonlySet<string>): readonly Abstract[] =>
  fieldsOf(form)
    .filter(({ id, name, props }) => props.abstract && !hidden.has(id) && !silent.has(name) && !isEmpty(values[id]))
    .slice(0, maxAbstracts)
    .map((item) => ({ id: item.id, name: item.title, value: textOf(item, values[item.id]).slice(0, maxText) }))
