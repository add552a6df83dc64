import { Button } from '@campus/ui/button/button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline } from 'antd-mobile-icons'
import { useFieldArray, useFormState } from 'react-hook-form'
import '../../../../console/look/console-look.css'
import { Section, type SettingsForm } from './sections.tsx'
import './settings-screen.css'
import { settingsWords } from './words.ts'

const max = 4

/** The hours of a working day: usually a morning and an afternoon. */
export function WorkingHoursSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'workingHours' })
  const { errors } = useFormState({ control: form.control, name: 'workingHours' })
  return (
    <Section title={words.workingHours}>
      <p className="console-note">{words.workingHoursHint}</p>
      <ul className="working-hours">
        {fields.map(({ id, from, to }, index) => (
          <li key={id}>
            <TextField form={form} name={`workingHours.${index}.from`} label={words.hoursFrom} type="time" />
            <TextField form={form} name={`workingHours.${index}.to`} label={words.hoursTo} type="time" />
            {fields.length > 1 && (
              <Button aria-label={words.removeHours(from, to)} onClick={() => remove(index)}>
                <DeleteOutline aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="field-error" aria-live="polite">
        {errors.workingHours?.root?.message}
      </p>
      {fields.length < max && (
        <Button onClick={() => append({ from: '', to: '' })}>
          <AddOutline aria-hidden /> {words.addHours}
        </Button>
      )}
    </Section>
  )
}
