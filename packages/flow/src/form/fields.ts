import type { FieldKind, Form, FormItem } from '@campus/contract/approval/form.ts'

/** Kinds that only show or arrange something. */
const withoutValue: ReadonlySet<FieldKind> = new Set(['SpanLayout', 'Description'])

/** The fields that hold a value, those inside of layouts as well. Columns stay with their table. */
export const fieldsOf = (form: Form): readonly FormItem[] =>
  form.flatMap((item) => {
    if (item.name === 'SpanLayout') return fieldsOf(item.items ?? [])
    return withoutValue.has(item.name) ? [] : [item]
  })

export const columnsOf = (item: FormItem): readonly FormItem[] => (item.name === 'TableList' ? fieldsOf(item.items ?? []) : [])

/** What the form works out; nobody writes it. */
export const isCalculated = ({ name }: FormItem): boolean => name === 'CalcFormula'

export type Row = Readonly<Record<string, unknown>>

/** The rows of a table, whatever it holds. */
export const rowsOf = (value: unknown): readonly Row[] =>
  Array.isArray(value) ? value.filter((row): row is Row => typeof row === 'object' && row !== null) : []

const choosing: ReadonlySet<FieldKind> = new Set(['SelectInput', 'MultipleSelect', 'SelectPlus'])

/** Chooses among options that the form itself names; those of a dictionary are known to the school. */
export const choosesOption = ({ name, props }: FormItem): boolean => choosing.has(name) && !props.dictionary

/** The values of the options, as they are stored. */
export const optionValues = ({ props: { options = [] } }: FormItem): readonly string[] =>
  options.map((option) => (typeof option === 'string' ? option : option.value))
