import { type FormItem, maxRows } from '@campus/contract/approval/form.ts'
import { Id, textRules } from '@campus/contract/fields.ts'
import { z } from 'zod'
import { columnsOf, optionValues } from './fields.ts'

const text = ({ props: { minLength, maxLength, pattern } }: FormItem, longest: number) => {
  const bounded = z
    .string()
    .min(minLength ?? 0)
    .max(maxLength ?? longest)
  return pattern ? bounded.refine((value) => textRules[pattern].safeParse(value).success, pattern) : bounded
}

const decimalsOf = (value: number) => value.toString().split('.')[1]?.length ?? 0

const number = ({ props: { min, max, precision } }: FormItem, places: number) =>
  z
    .number()
    .min(min ?? -1e15)
    .max(max ?? 1e15)
    .refine((value) => !value.toString().includes('e') && decimalsOf(value) <= (precision ?? places))

const choice = (item: FormItem) => {
  const options = new Set(optionValues(item))
  // What a dictionary holds is known to the server alone.
  return item.props.dictionary === undefined ? z.string().refine((value) => options.has(value)) : z.string().max(200)
}
const choices = (item: FormItem) =>
  z
    .array(choice(item))
    .max(200)
    .refine((values) => new Set(values).size === values.length)

const formats = {
  YYYY: /^\d{4}$/,
  'YYYY-MM': /^\d{4}-(0[1-9]|1[0-2])$/,
  'YYYY-MM-DD': /^\d{4}-\d\d-\d\d$/,
  'YYYY-MM-DD HH:mm': /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d$/,
  'YYYY-MM-DD HH:mm:ss': /^\d{4}-\d\d-\d\d ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
  'HH:mm': /^([01]\d|2[0-3]):[0-5]\d$/,
  'HH:mm:ss': /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/,
} as const

/** The thirtieth of February is no day. */
const isDay = (value: string) => {
  const day = value.slice(0, 10)
  if (day.length < 10 || day.charAt(4) !== '-') return true
  const read = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(day)
}

const moment = ({ props }: FormItem, usual: keyof typeof formats) =>
  z
    .string()
    .regex(formats[props.format ?? usual])
    .refine(isDay)
const range = (item: FormItem, usual: keyof typeof formats) =>
  z.tuple([moment(item, usual), moment(item, usual)]).refine(([from, to]) => from <= to)

const Picked = z.object({ id: Id, name: z.string().max(200).default('') })
const picked = ({ props }: FormItem) => z.array(Picked).max(props.multiple ? 50 : 1)
const File = z.object({ id: Id, name: z.string().max(255).default(''), size: z.number().min(0).optional() })
const files = ({ props }: FormItem) => z.array(File).max(props.maxNumber ?? 9)
const Location = z.object({
  name: z.string().max(200),
  address: z.string().max(500).default(''),
  lng: z.number('not_located').min(-180).max(180),
  lat: z.number('not_located').min(-90).max(90),
})

const table = (item: FormItem): z.ZodType =>
  z
    .array(z.object(Object.fromEntries(columnsOf(item).map((column) => [column.id, shapeOf(column).nullish()]))))
    .max(item.props.maxRows ?? maxRows)

/** What a field takes from outside. */
const shapes: Readonly<Record<FormItem['name'], (item: FormItem) => z.ZodType>> = {
  SpanLayout: () => z.never(),
  Description: () => z.never(),
  CalcFormula: () => z.never(),
  TextInput: (item) => text(item, 500),
  TextareaInput: (item) => text(item, 5000),
  NumberInput: (item) => number(item, 6),
  AmountInput: (item) => number(item, 2),
  Score: (item) => number({ ...item, props: { min: 0, ...item.props } }, 1),
  SelectInput: (item) => (item.props.multiple ? choices(item) : choice(item)),
  MultipleSelect: choices,
  SelectPlus: (item) => (item.props.multiple ? choices(item) : choice(item)),
  TimePicker: (item) => moment(item, 'HH:mm'),
  TimeRangePicker: (item) => range(item, 'HH:mm'),
  DateTime: (item) => moment(item, 'YYYY-MM-DD'),
  DateTimeRange: (item) => range(item, 'YYYY-MM-DD'),
  ImageUpload: files,
  FileUpload: files,
  UserPicker: picked,
  DeptPicker: picked,
  TableList: table,
  Location: () => Location,
  Provinces: () => z.array(z.string().max(50)).max(5),
  SignPanel: () => Id,
  ProcessIndex: (item) => z.array(Picked).max(item.props.maxNumber ?? 10),
  // The code that owns the matter reads it with a shape of its own.
  OuterForm: () => z.record(z.string().max(64), z.unknown()),
}

const known = new WeakMap<FormItem, z.ZodType>()

/** Compiled once for each item: instances of a version are read with the same shapes. */
export const shapeOf = (item: FormItem): z.ZodType => {
  const found = known.get(item) ?? shapes[item.name](item)
  known.set(item, found)
  return found
}
