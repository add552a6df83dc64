import { Button } from '@campus/ui/button/button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { AddOutline, DeleteOutline } from 'antd-mobile-icons'
import { useFieldArray } from 'react-hook-form'
import { TripleField } from '../../../../console/fields/triple-field.tsx'
import { Section, type SettingsForm } from './sections.tsx'
import './settings-screen.css'
import { settingsWords } from './words.ts'

const max = 10

export function EmergencySection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'emergencyNumbers' })
  return (
    <Section title={words.emergencyNumbers}>
      <p className="console-note">{words.emergencyHint}</p>
      <ul className="emergency-numbers">
        {fields.map(({ id, name, phone }, index) => (
          <li key={id}>
            <TripleField
              form={form}
              label={words.emergencyName}
              names={[`emergencyNumbers.${index}.name`, `emergencyNumbers.${index}.nameEn`, `emergencyNumbers.${index}.nameTw`]}
            />
            <TextField form={form} name={`emergencyNumbers.${index}.phone`} label={words.emergencyPhone} type="tel" />
            <Button aria-label={words.removeNumber(name || phone)} onClick={() => remove(index)}>
              <DeleteOutline aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
      {fields.length < max && (
        <Button onClick={() => append({ name: '', nameEn: '', nameTw: '', phone: '' })}>
          <AddOutline aria-hidden /> {words.addNumber}
        </Button>
      )}
    </Section>
  )
}
