import type { FieldKind, FieldProps, FormItem } from '@campus/contract/approval/form.ts'

/** What the designer offers. The format of processes also knows `enableZip`, which changes nothing here. */
export type PropName = Exclude<keyof FieldProps, 'enableZip'>

interface KindOfField {
  readonly kind: FieldKind
  readonly valueType: string
  /** What can be set for it, besides what every field has. */
  readonly props: readonly PropName[]
}

const texts: readonly PropName[] = ['placeholder', 'minLength', 'maxLength', 'pattern']
const numbers: readonly PropName[] = ['placeholder', 'min', 'max', 'precision']

/** The kinds in the order of the palette. A form of another area is code, and not to be put together here. */
export const fieldKinds: readonly KindOfField[] = [
  { kind: 'TextInput', valueType: 'String', props: [...texts, 'claim'] },
  { kind: 'TextareaInput', valueType: 'String', props: ['placeholder', 'minLength', 'maxLength'] },
  { kind: 'NumberInput', valueType: 'Number', props: numbers },
  { kind: 'AmountInput', valueType: 'Number', props: [...numbers, 'showChinese'] },
  { kind: 'SelectInput', valueType: 'String', props: ['options', 'claim', 'claimDuring'] },
  { kind: 'MultipleSelect', valueType: 'Array', props: ['options'] },
  { kind: 'SelectPlus', valueType: 'String', props: ['dictionary', 'multiple'] },
  { kind: 'DateTime', valueType: 'Date', props: ['format'] },
  { kind: 'DateTimeRange', valueType: 'DateRange', props: ['format', 'showLength'] },
  { kind: 'TimePicker', valueType: 'Time', props: [] },
  { kind: 'TimeRangePicker', valueType: 'TimeRange', props: ['showLength'] },
  { kind: 'ImageUpload', valueType: 'Array', props: ['maxNumber', 'maxSize'] },
  { kind: 'FileUpload', valueType: 'Array', props: ['maxNumber', 'maxSize'] },
  { kind: 'UserPicker', valueType: 'User', props: ['multiple'] },
  { kind: 'DeptPicker', valueType: 'Dept', props: ['multiple'] },
  { kind: 'Score', valueType: 'Number', props: ['max'] },
  { kind: 'Location', valueType: 'Object', props: [] },
  { kind: 'Provinces', valueType: 'Array', props: [] },
  { kind: 'SignPanel', valueType: 'String', props: [] },
  { kind: 'ProcessIndex', valueType: 'Array', props: ['maxNumber'] },
  { kind: 'CalcFormula', valueType: 'Number', props: ['expression', 'precision'] },
  { kind: 'TableList', valueType: 'Array', props: ['maxRows', 'showSummary'] },
  { kind: 'SpanLayout', valueType: 'Array', props: [] },
  { kind: 'Description', valueType: 'String', props: ['text'] },
]

const common: readonly PropName[] = ['required', 'abstract', 'enablePrint']
const commonOf: Partial<Record<FieldKind, readonly PropName[]>> = {
  SpanLayout: [],
  Description: ['enablePrint'],
  CalcFormula: ['abstract', 'enablePrint'],
  TableList: ['required', 'enablePrint'],
}

export const propsOfKind = (kind: FieldKind): readonly PropName[] => [
  ...(fieldKinds.find((each) => each.kind === kind)?.props ?? []),
  ...(commonOf[kind] ?? common),
]

export const newField = (kind: FieldKind, id: string, title: string, option: (number: number) => string): FormItem => ({
  id,
  name: kind,
  title,
  valueType: fieldKinds.find((each) => each.kind === kind)?.valueType ?? 'String',
  props: {
    required: false,
    enablePrint: true,
    abstract: false,
    ...((kind === 'SelectInput' || kind === 'MultipleSelect') && { options: [option(1), option(2)] }),
    ...(kind === 'Score' && { max: 5 }),
  },
  ...((kind === 'TableList' || kind === 'SpanLayout') && { items: [] }),
})
