import { useWords } from '@campus/ui/words/words.ts'
import { TextInput } from '../../inputs/text-input.tsx'
import '../../../../../console/look/console-look.css'
import './form-tab.css'
import { type FormulaField, formulaFault } from './formula-check.ts'
import { formWords } from './words.ts'

interface FormulaInputProps {
  readonly value: string
  readonly known: readonly FormulaField[]
  readonly onChange: (expression: string) => void
}

/** A formula, checked while it is typed; the fields that it may read are put in by a tap. */
export function FormulaInput({ value, known, onChange }: FormulaInputProps) {
  const words = useWords(formWords)
  const fault = formulaFault(value, known)
  const error = fault === 'wrong' ? words.formulaWrong : fault && words.formulaUnknown(fault.unknown)
  return (
    <>
      <TextInput
        label={words.expression}
        hint={words.formulaHint}
        rows={3}
        max={1000}
        value={value}
        error={value === '' ? undefined : error}
        onChange={onChange}
      />
      {fault === undefined && (
        <p className="formula-right" role="status">
          {words.formulaRight}
        </p>
      )}
      <ul className="formula-fields">
        {known.map(({ id, title }) => (
          <li key={id}>
            <button type="button" aria-label={words.insert(title, id)} onClick={() => onChange(`${value}${value && ' '}${id}`)}>
              {title} <code>{id}</code>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
