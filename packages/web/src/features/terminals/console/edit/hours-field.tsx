import { sayDay } from '@campus/contract/terminals/opening-hours-text.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choices } from '@campus/ui/choice/choices.tsx'
import { Field } from '@campus/ui/form/field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline } from 'antd-mobile-icons'
import { useController, useFieldArray } from 'react-hook-form'
import '../../../../console/look/console-look.css'
import './edit.css'
import { endMeant, endShown, nextHours } from './hours-rows.ts'
import type { TerminalForm } from './terminal-typed.ts'
import { editWords } from './words.ts'

const week = [1, 2, 3, 4, 5, 6, 7]
const max = 7

interface RowProps {
  readonly form: TerminalForm
  readonly index: number
}

function Until({ form, index }: RowProps) {
  const words = useWords(editWords)
  const { field, fieldState } = useController({ control: form.control, name: `hours.${index}.until` })
  return (
    <Field label={words.until} hint={words.untilHint} error={fieldState.error?.message}>
      {(wiring) => (
        <input
          className="field-box"
          type="time"
          {...wiring}
          ref={field.ref}
          value={endShown(field.value)}
          onBlur={field.onBlur}
          onChange={({ target }) => field.onChange(endMeant(target.value))}
        />
      )}
    </Field>
  )
}

function Days({ form, index }: RowProps) {
  const words = useWords(editWords)
  const say = useSay()
  const { field, fieldState } = useController({ control: form.control, name: `hours.${index}.days` })
  return (
    <div className="hours-days">
      <Choices
        label={words.days}
        options={week.map((day) => [String(day), say(sayDay(day))] as const)}
        chosen={field.value.map(String)}
        onChange={(days) => field.onChange(days.map(Number))}
      />
      <p className="field-error" aria-live="polite">
        {fieldState.error?.message}
      </p>
    </div>
  )
}

/** When it is open, a line for each group of days; none means always. */
export function HoursField({ form }: { readonly form: TerminalForm }) {
  const words = useWords(editWords)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'hours' })
  return (
    <fieldset className="field-set">
      <legend>{words.hours}</legend>
      {fields.length === 0 && <p className="console-note">{words.always}</p>}
      {fields.map(({ id }, index) => (
        <div key={id} className="hours-row">
          <Days form={form} index={index} />
          <TextField form={form} name={`hours.${index}.from`} label={words.from} type="time" />
          <Until form={form} index={index} />
          <Button className="hours-remove" aria-label={words.removeHours(index + 1)} onClick={() => remove(index)}>
            <DeleteOutline aria-hidden />
          </Button>
        </div>
      ))}
      <div className="console-buttons">
        <Button size="small" disabled={fields.length >= max} onClick={() => append(nextHours(form.getValues('hours')))}>
          <AddOutline aria-hidden /> {words.addHours}
        </Button>
      </div>
    </fieldset>
  )
}
