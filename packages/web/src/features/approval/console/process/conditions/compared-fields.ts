import type { Compare } from '@campus/contract/approval/conditions.ts'
import type { FieldKind, FieldProps, Form } from '@campus/contract/approval/form.ts'
import { fieldsOf } from '@campus/flow/form/fields.ts'
import { type Format, formatOf } from '../../../../../domain/approval-form/values/moments.ts'

/** How a field is compared; kinds that hold pictures, files or tables are not. */
export type ComparedAs = 'number' | 'text' | 'choice' | 'day' | 'time' | 'person' | 'unit' | 'starter'

const kinds: Partial<Record<FieldKind, ComparedAs>> = {
  TextInput: 'text',
  TextareaInput: 'text',
  NumberInput: 'number',
  AmountInput: 'number',
  Score: 'number',
  CalcFormula: 'number',
  SelectInput: 'choice',
  MultipleSelect: 'choice',
  SelectPlus: 'choice',
  DateTime: 'day',
  TimePicker: 'time',
  UserPicker: 'person',
  DeptPicker: 'unit',
}

const ordered: readonly Compare[] = ['>', '>=', '<', '<=', '=', '!=', 'ABA', 'AB', 'BA', 'B']
export const comparesOf: Record<ComparedAs, readonly Compare[]> = {
  number: ordered,
  day: ordered,
  time: ordered,
  text: ['=', '!=', 'IN'],
  choice: ['=', '!=', 'IN'],
  person: ['ORG'],
  unit: ['DEPT'],
  starter: ['ORG', 'DEPT'],
}

export const isInterval = (compare: Compare): boolean => compare === 'B' || compare === 'AB' || compare === 'BA' || compare === 'ABA'

/** A field as conditions see it; `root` is the starter. */
export interface ComparedField {
  readonly id: string
  readonly title: string
  readonly as: ComparedAs
  readonly valueType: string
  /** What can be chosen. */
  readonly props: Pick<FieldProps, 'options' | 'dictionary'>
  /** How exactly a day or time is written. */
  readonly format?: Format
}

/** The fields that a condition can ask about; a table has many values of each column, so that its columns are not among them. */
export const comparedFields = (form: Form, starter?: string): readonly ComparedField[] => [
  ...(starter === undefined ? [] : [{ id: 'root', title: starter, as: 'starter' as const, valueType: 'User', props: {} }]),
  ...fieldsOf(form).flatMap((item) => {
    const as = kinds[item.name]
    if (!as) return []
    const { id, title, valueType, props } = item
    return [{ id, title: title || id, as, valueType, props, ...((as === 'day' || as === 'time') && { format: formatOf(item) }) }]
  }),
]
