import { registrationFieldNames, registrationFields } from '@campus/contract/registration/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { CloseOutline, DownOutline, UpOutline } from 'antd-mobile-icons'
import { useController } from 'react-hook-form'
import '../../../../console/fields/fields.css'
import { changeField, type FieldRow, moveField } from './field-rows.ts'
import './rules-screen.css'
import type { RulesForm } from './rules-form.tsx'
import { rulesWords } from './words.ts'

/** Without them nobody is found. */
const always = new Set<FieldRow['field']>(['name', 'number', 'idCard'])

interface RowProps {
  readonly row: FieldRow
  readonly rows: readonly FieldRow[]
  readonly onChange: (rows: FieldRow[]) => void
}

function Row({ row: { field, isRequired, isBound }, rows, onChange }: RowProps) {
  const words = useWords(rulesWords)
  const name = useSay()(registrationFieldNames[field])
  return (
    <li>
      <span className="rules-name">{name}</span>
      <label className="check">
        <input
          type="checkbox"
          checked={isRequired}
          disabled={always.has(field)}
          onChange={({ target }) => onChange(changeField(rows, field, { isRequired: target.checked }))}
        />
        {words.isRequired}
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={isBound}
          onChange={({ target }) => onChange(changeField(rows, field, { isBound: target.checked }))}
        />
        {words.isBound}
      </label>
      <span className="console-buttons">
        <button type="button" className="field-button" aria-label={words.up(name)} onClick={() => onChange(moveField(rows, field, -1))}>
          <UpOutline aria-hidden />
        </button>
        <button type="button" className="field-button" aria-label={words.down(name)} onClick={() => onChange(moveField(rows, field, 1))}>
          <DownOutline aria-hidden />
        </button>
        <button
          type="button"
          className="field-button"
          disabled={always.has(field)}
          aria-label={words.remove(name)}
          onClick={() => onChange(rows.filter((other) => other.field !== field))}
        >
          <CloseOutline aria-hidden />
        </button>
      </span>
    </li>
  )
}

/** The fields that are asked, in their order, and those that could be added. */
export function FieldList({ form }: { readonly form: RulesForm }) {
  const words = useWords(rulesWords)
  const say = useSay()
  const { field: asked, fieldState } = useController({ control: form.control, name: 'fields' })
  const rows: readonly FieldRow[] = asked.value
  const others = registrationFields.filter((field) => rows.every((row) => row.field !== field))
  return (
    <section className="console-card" aria-labelledby="rules-fields">
      <h2 id="rules-fields">{words.fields}</h2>
      <p className="console-note">{words.fieldsHint}</p>
      <ul className="rules-rows">
        {rows.map((row) => (
          <Row key={row.field} row={row} rows={rows} onChange={asked.onChange} />
        ))}
      </ul>
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message ?? fieldState.error?.root?.message}
      </p>
      {others.length > 0 && (
        <div className="console-buttons">
          {others.map((field) => (
            <Button key={field} size="small" onClick={() => asked.onChange([...rows, { field, isRequired: false, isBound: false }])}>
              {words.add(say(registrationFieldNames[field]))}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}
