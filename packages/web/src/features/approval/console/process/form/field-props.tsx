import type { FieldProps, Form, FormItem } from '@campus/contract/approval/form.ts'
import { textRuleNames } from '@campus/contract/fields.ts'
import { claimRanges } from '@campus/flow/process/check-claims.ts'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { NumberInput } from '../../inputs/number-input.tsx'
import { SelectInput } from '../../inputs/select-input.tsx'
import { TextInput } from '../../inputs/text-input.tsx'
import { DictionaryChoice } from './dictionary-choice.tsx'
import type { PropName } from './field-kinds.ts'
import { formulaFields } from './formula-check.ts'
import { FormulaInput } from './formula-input.tsx'
import { optionsText, readOptions } from './options-text.ts'
import { formWords } from './words.ts'

export interface FieldPropProps {
  readonly form: Form
  readonly item: FormItem
  /** The table that it is a column of. */
  readonly tableId: string | undefined
  readonly name: PropName
  readonly onChange: (part: Partial<FieldProps>, name?: string) => void
}

const limit = 1e12
type NumberName = 'minLength' | 'maxLength' | 'min' | 'max' | 'precision' | 'maxSize' | 'maxNumber' | 'maxRows'
const bounds: Record<NumberName, readonly [min: number, max: number, isDecimal?: boolean]> = {
  minLength: [0, 5000],
  maxLength: [1, 5000],
  min: [-limit, limit, true],
  max: [-limit, limit, true],
  precision: [0, 6],
  maxSize: [0, 1000, true],
  maxNumber: [1, 50],
  maxRows: [1, 200],
}
const formats = ['YYYY', 'YYYY-MM', 'YYYY-MM-DD', 'YYYY-MM-DD HH:mm', 'YYYY-MM-DD HH:mm:ss'] as const

const isNumberName = (name: PropName): name is NumberName => name in bounds

function ClaimDuring({ form, item, onChange }: Omit<FieldPropProps, 'name'>) {
  const words = useWords(formWords)
  const ranges = claimRanges(form, item.id)
  return (
    <SelectInput
      label={words.claimDuring}
      value={item.props.claimDuring ?? 'none'}
      options={[['none', words.forEver], ...ranges.map(({ id, title }): readonly [string, string] => [id, title || id])]}
      onChoose={(id) => onChange({ claimDuring: id === 'none' ? undefined : id })}
    />
  )
}

/** One property of a field, by what it holds. */
export function FieldProp({ form, item, tableId, name, onChange }: FieldPropProps) {
  const words = useWords(formWords)
  const { props, id } = item
  const typed = `${name} ${id}`
  if (isNumberName(name)) {
    const [min, max, isDecimal = false] = bounds[name]
    return (
      <NumberInput
        label={words[name]}
        optional
        value={props[name]}
        min={min}
        max={max}
        isDecimal={isDecimal}
        onChange={(value) => onChange({ [name]: value })}
      />
    )
  }
  switch (name) {
    case 'placeholder':
      return (
        <TextInput
          label={words.placeholder}
          optional
          max={200}
          value={props.placeholder ?? ''}
          onChange={(placeholder) => onChange({ placeholder }, typed)}
        />
      )
    case 'text':
      return <TextInput label={words.text} rows={4} max={5000} value={props.text ?? ''} onChange={(text) => onChange({ text }, typed)} />
    case 'dictionary':
      return <DictionaryChoice value={props.dictionary ?? ''} onChoose={(dictionary) => onChange({ dictionary })} />
    case 'claim':
      return (
        <TextInput
          label={words.claim}
          hint={words.claimHint}
          optional
          max={64}
          value={props.claim ?? ''}
          onChange={(claim) => onChange({ claim: claim === '' ? undefined : claim }, typed)}
        />
      )
    case 'claimDuring':
      return props.claim === undefined ? null : <ClaimDuring form={form} item={item} tableId={tableId} onChange={onChange} />
    case 'options':
      return (
        <TextInput
          label={words.options}
          rows={Math.max(3, (props.options ?? []).length + 1)}
          max={50_000}
          value={optionsText(props.options ?? [])}
          onChange={(text) => onChange({ options: readOptions(text, props.options ?? []) }, typed)}
        />
      )
    case 'pattern':
      return (
        <SelectInput
          label={words.pattern}
          value={props.pattern ?? 'any'}
          options={[
            ['any', words.anyPattern],
            ...textRuleNames.map((pattern): readonly [typeof pattern, string] => [pattern, words[pattern]]),
          ]}
          onChoose={(pattern) => onChange({ pattern: pattern === 'any' ? undefined : pattern })}
        />
      )
    case 'format':
      return (
        <SelectInput
          label={words.format}
          value={formats.find((format) => format === props.format) ?? 'YYYY-MM-DD'}
          options={formats.map((format) => [format, format])}
          onChoose={(format) => onChange({ format })}
        />
      )
    case 'expression':
      return (
        <FormulaInput
          value={props.expression ?? ''}
          known={formulaFields(form, tableId).filter((field) => field.id !== id)}
          onChange={(expression) => onChange({ expression }, typed)}
        />
      )
    case 'matter':
      return null
    default:
      return <Switch label={words[name]} isOn={props[name] ?? false} onTurn={(isOn) => onChange({ [name]: isOn })} />
  }
}
