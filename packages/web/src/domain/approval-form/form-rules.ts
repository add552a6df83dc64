import type { Form, FormItem, FormValues } from '@campus/contract/approval/form.ts'
import type { StarterUnits } from '@campus/contract/approval/office-page.ts'
import { explainIssue, fieldTexts } from '@campus/contract/field-texts.ts'
import { type Language, say } from '@campus/contract/language.ts'
import type { WorkingDays } from '@campus/contract/working-days.ts'
import type { Surroundings } from '@campus/flow/form/derived-values.ts'
import { columnsOf, fieldsOf, rowsOf } from '@campus/flow/form/fields.ts'
import { readValues } from '@campus/flow/form/read-values.ts'
import { isOpen, type Right, type Rights } from '@campus/flow/form/rights.ts'
import { shapeOf } from '@campus/flow/form/value-shapes.ts'

export type FieldErrors = Readonly<Record<string, string>>

/** Of somebody whose units the browser does not know. */
export const unknownUnits: StarterUnits = { unit: null, own: [], above: {} }

/** What the browser knows of who asks. Where the units of others stand in the organisation, only the server knows, and it decides. */
export const surroundingsOf = (starter: string, { unit, own, above }: StarterUnits, calendar: WorkingDays | null = null): Surroundings => ({
  starter,
  unit,
  unitsAbove: (id) => above[id] ?? [id],
  unitsOf: (person) => (person === starter ? own : []),
  holds: () => false,
  calendar: () => calendar ?? undefined,
})

/** The server wrote the rights of the reader into the form. */
const rightsIn = (form: Form): Rights =>
  new Map(
    fieldsOf(form)
      .flatMap((item) => [item, ...columnsOf(item)])
      .map((item): [string, Right] => [item.id, { perm: item.perm ?? 'R', isRequired: item.props.required }]),
  )

const explain = (item: FormItem, value: unknown, language: Language) => {
  const issue = shapeOf(item).safeParse(value, { reportInput: true }).error?.issues[0]
  return issue ? explainIssue(issue, language) : say(fieldTexts.wrong, language)
}

interface Filled {
  readonly form: Form
  /** What the form held when it was opened: cells that others filled in are no fault of who sends them back. */
  readonly before: FormValues
  readonly values: FormValues
  readonly visible: ReadonlySet<string>
}

/** What is wrong with each field that the reader may fill in and that is asked for. */
export const faultsIn = ({ form, before, values, visible }: Filled, around: Surroundings, language: Language): FieldErrors => {
  const rights = rightsIn(form)
  const errors: Record<string, string> = {}
  for (const item of fieldsOf(form)) {
    if (!visible.has(item.id) || rights.get(item.id)?.perm !== 'E' || item.name === 'CalcFormula') continue
    // Whether it is asked for is known already; alone it could not be told.
    const { visibleWhen: _, ...alone } = item
    const read = readValues([alone], rights, { [item.id]: before[item.id] }, { [item.id]: values[item.id] }, around)
    if (!('fault' in read)) continue
    const isMissing = read.fault === 'field_required'
    errors[read.field ?? item.id] = isMissing ? say(fieldTexts.required, language) : explain(item, values[item.id], language)
  }
  return errors
}

const prefix = 'formData.'

/** What a refusal of the server says of the fields of a form. */
export const faultsOf = (fields: Readonly<Record<string, string>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, text]) => [name.slice(prefix.length), text]),
  )

/** A value as far as it can be kept; of a table each cell by itself, so that one that is only half there costs no other. */
const storableValue = (item: FormItem, rights: Rights, value: unknown): unknown => {
  if (item.name !== 'TableList') return value
  const columns = columnsOf(item).filter(({ id }) => isOpen(rights, id))
  return rowsOf(value).map((row) =>
    Object.fromEntries(
      columns.filter((column) => column.id in row && shapeOf(column).safeParse(row[column.id]).success).map(({ id }) => [id, row[id]]),
    ),
  )
}

/** What of a form that is not finished can be kept: a draft takes no value that is only half there. */
export const storableIn = (form: Form, values: FormValues, around: Surroundings): FormValues => {
  const rights = rightsIn(form)
  return Object.fromEntries(
    fieldsOf(form).flatMap((item): readonly (readonly [string, unknown])[] => {
      if (!(item.id in values)) return []
      const { visibleWhen: _, ...alone } = item
      const value = storableValue(item, rights, values[item.id])
      return 'values' in readValues([alone], rights, {}, { [item.id]: value }, around, true) ? [[item.id, value]] : []
    }),
  )
}
