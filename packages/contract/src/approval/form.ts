import { z } from 'zod'
import { textRuleNames } from '../fields.ts'
import { ConditionGroup } from './conditions.ts'

export const maxFields = 100
export const maxRows = 200
export const maxBytesOfValues = 256 * 1024

const FieldId = z.string().regex(/^(?!constructor$|prototype$)[a-z][A-Za-z0-9_]{0,63}$/, 'wrong')

/** The kinds of fields, as the family calls them. WebIframe and VueContainer are not taken. */
export const FieldKind = z.enum([
  'SpanLayout',
  'TextInput',
  'TextareaInput',
  'NumberInput',
  'AmountInput',
  'SelectInput',
  'MultipleSelect',
  'SelectPlus',
  'TimePicker',
  'TimeRangePicker',
  'DateTime',
  'DateTimeRange',
  'ImageUpload',
  'FileUpload',
  'UserPicker',
  'DeptPicker',
  'Score',
  'Description',
  'TableList',
  'Location',
  'Provinces',
  'SignPanel',
  'ProcessIndex',
  'CalcFormula',
  'OuterForm',
])
export type FieldKind = z.infer<typeof FieldKind>

const Option = z.union([z.string().max(200), z.object({ value: z.string().max(200), label: z.string().max(200) })])

/** Every kind reads those that concern it. */
const FieldProps = z.object({
  required: z.boolean().default(false),
  enablePrint: z.boolean().default(true),
  /** Shown on cards of lists. */
  abstract: z.boolean().default(false),
  placeholder: z.string().max(200).optional(),
  text: z.string().max(5000).optional(),
  minLength: z.int().min(0).max(5000).optional(),
  maxLength: z.int().min(1).max(5000).optional(),
  /** One of a few known patterns; a school's own expression could take for ever. */
  pattern: z.enum(textRuleNames).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  precision: z.int().min(0).max(6).optional(),
  showChinese: z.boolean().optional(),
  options: z.array(Option).max(500).optional(),
  /** SelectPlus: a dictionary of the school. */
  dictionary: z.string().max(64).optional(),
  multiple: z.boolean().optional(),
  format: z.enum(['YYYY', 'YYYY-MM', 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss', 'HH:mm', 'HH:mm:ss']).optional(),
  showLength: z.boolean().optional(),
  /** In MB. */
  maxSize: z.number().min(0).max(1000).optional(),
  maxNumber: z.int().min(1).max(50).optional(),
  enableZip: z.boolean().optional(),
  maxRows: z.int().min(1).max(maxRows).optional(),
  showSummary: z.boolean().optional(),
  /** CalcFormula. */
  expression: z.string().max(1000).optional(),
  /** OuterForm: the kind of matter. */
  matter: z.string().max(64).optional(),
  /** Nobody else may hold the same value while the instance runs or after it has passed. */
  claim: z.string().max(64).optional(),
  /** The field of a range that says for how long it is held; without one, for ever. */
  claimDuring: z.string().max(64).optional(),
})
export type FieldProps = z.infer<typeof FieldProps>

export interface FormItem {
  readonly id: string
  readonly name: FieldKind
  readonly title: string
  readonly valueType: string
  readonly props: FieldProps
  readonly perm?: 'R' | 'E' | 'H' | undefined
  /** Shown and asked for only where these groups hold; all of them. */
  readonly visibleWhen?: readonly ConditionGroup[] | undefined
  /** The fields of a layout (side by side) or the columns of a table. */
  readonly items?: readonly FormItem[] | undefined
}

const leaf = {
  id: FieldId,
  name: FieldKind,
  title: z.string().max(100),
  valueType: z.string().max(20).default('String'),
  props: FieldProps.prefault({}),
  perm: z.enum(['R', 'E', 'H']).optional(),
  visibleWhen: z.array(ConditionGroup).max(5).optional(),
}
/** A table inside a layout is the deepest that a form gets. */
const Column = z.object(leaf)
const InLayout = z.object({ ...leaf, items: z.array(Column).max(maxFields).optional() })
export const FormItem: z.ZodType<FormItem> = z.object({ ...leaf, items: z.array(InLayout).max(maxFields).optional() })
export const Form = z.array(FormItem).max(maxFields)
export type Form = readonly FormItem[]

/** What people filled in, by field. */
export const FormValues = z.record(FieldId, z.unknown())
export type FormValues = Readonly<Record<string, unknown>>
