import type { Condition } from '@campus/contract/approval/conditions.ts'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { boxOf, formatOfValue, fromBox, toBox } from '../../../../../domain/approval-form/values/moments.ts'
import { useOptions } from '../../../../../domain/approval-form/values/use-options.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { SelectInput } from '../../inputs/select-input.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import { type Member, PeopleField } from '../../members/people-field.tsx'
import { UnitsField } from '../../members/units-field.tsx'
import { type ComparedField, isInterval } from './compared-fields.ts'
import { conditionWords } from './words.ts'

type Value = Condition['value'][number]

interface ValueFieldsProps {
  readonly field: ComparedField
  readonly condition: Condition
  readonly onChange: (value: Value[], name?: string) => void
}

const limit = 1e12
const textOf = (value: Value | undefined) => (value === undefined || typeof value === 'object' ? '' : String(value))

const membersIn = (values: readonly Value[]): readonly Member[] =>
  values.flatMap((value) => (typeof value === 'object' ? [{ id: value.id, name: value.name ?? value.id, type: value.type ?? 'user' }] : []))

interface OneValueProps {
  readonly field: ComparedField
  readonly label: string
  readonly value: Value | undefined
  readonly onChange: (value: Value | undefined) => void
}

function OneValue({ field: { as, format }, label, value, onChange }: OneValueProps) {
  if (as === 'number') {
    const number = textOf(value) === '' ? undefined : Number(textOf(value))
    return <NumberInput label={label} value={number} min={-limit} max={limit} isDecimal optional onChange={onChange} />
  }
  if (!format) return <TextInput label={label} value={textOf(value)} max={1000} onChange={(text) => onChange(text || undefined)} />
  const own = formatOfValue(textOf(value) || undefined, format)
  const shown = toBox(textOf(value).slice(0, own.length))
  return <TextInput label={label} {...boxOf(own)} value={shown} max={own.length} onChange={(text) => onChange(fromBox(text, own))} />
}

/** What a field is compared with, by its kind. */
export function ValueFields({ field, condition: { compare, value }, onChange }: ValueFieldsProps) {
  const words = useWords(conditionWords)
  const options = useOptions(field).map(({ value: option, label }) => [option, label] as const)
  const typed = `value of ${field.id} ${compare}`
  if (compare === 'ORG' || compare === 'DEPT') {
    const members = membersIn(value)
    const people = members.filter(({ type }) => type === 'user')
    const units = members.filter(({ type }) => type === 'dept')
    return (
      <>
        {compare === 'ORG' && (
          <PeopleField label={words.people} value={people} max={200 - units.length} onChange={(next) => onChange([...next, ...units])} />
        )}
        <UnitsField label={words.units} value={units} onChange={(next) => onChange([...people, ...next])} />
      </>
    )
  }
  if (isInterval(compare)) {
    const [low, high] = value
    // Both ends are kept in their places, so that one alone can be filled in first.
    const set = (from: Value | undefined, to: Value | undefined) => onChange([from ?? '', to ?? ''], typed)
    return (
      <>
        <OneValue field={field} label={words.from} value={low} onChange={(next) => set(next, high)} />
        <OneValue field={field} label={words.to} value={high} onChange={(next) => set(low, next)} />
      </>
    )
  }
  if (field.as === 'choice' && compare === 'IN')
    return <Choices label={words.value} options={options} chosen={value.map(textOf)} onChange={(chosen) => onChange([...chosen])} />
  if (field.as === 'choice')
    return <SelectInput label={words.value} value={textOf(value[0])} options={options} onChoose={(option) => onChange([option])} />
  if (compare === 'IN')
    return (
      <TextInput
        label={words.values}
        rows={3}
        max={5000}
        value={value.map(textOf).join('\n')}
        onChange={(text) => onChange(text === '' ? [] : text.split('\n').slice(0, 200), typed)}
      />
    )
  return (
    <OneValue field={field} label={words.value} value={value[0]} onChange={(next) => onChange(next === undefined ? [] : [next], typed)} />
  )
}
