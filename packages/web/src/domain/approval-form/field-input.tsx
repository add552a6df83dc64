import type { FieldKind } from '@campus/contract/approval/form.ts'
import type { ComponentType } from 'react'
import { SelectInput } from './inputs/choice-inputs.tsx'
import { FileInput } from './inputs/file-input.tsx'
import { FormulaInput, SignatureInput } from './inputs/fixed-inputs.tsx'
import { LinkedInput, MemberInput } from './inputs/member-inputs.tsx'
import { MomentInput, RangeInput } from './inputs/moment-inputs.tsx'
import { NumberInput, ScoreInput } from './inputs/number-inputs.tsx'
import { LocationInput, RegionInput } from './inputs/place-inputs.tsx'
import { TextareaInput, TextInput } from './inputs/text-inputs.tsx'
import type { FieldInputProps } from './values/field-props.ts'

/** Layouts, descriptions and tables hold other fields; a matter is filled in by the code that owns it. */
type Simple = Exclude<FieldKind, 'SpanLayout' | 'Description' | 'TableList' | 'OuterForm'>

const inputs: Readonly<Record<Simple, ComponentType<FieldInputProps>>> = {
  TextInput,
  TextareaInput,
  NumberInput,
  AmountInput: NumberInput,
  SelectInput,
  MultipleSelect: SelectInput,
  SelectPlus: SelectInput,
  TimePicker: MomentInput,
  TimeRangePicker: RangeInput,
  DateTime: MomentInput,
  DateTimeRange: RangeInput,
  ImageUpload: FileInput,
  FileUpload: FileInput,
  UserPicker: MemberInput,
  DeptPicker: MemberInput,
  Score: ScoreInput,
  Location: LocationInput,
  Provinces: RegionInput,
  SignPanel: SignatureInput,
  ProcessIndex: LinkedInput,
  CalcFormula: FormulaInput,
}

const isSimple = (kind: FieldKind): kind is Simple => Object.hasOwn(inputs, kind)

export function FieldInput(props: FieldInputProps) {
  const { name } = props.item
  if (!isSimple(name)) return null
  const Input = inputs[name]
  return <Input {...props} />
}
