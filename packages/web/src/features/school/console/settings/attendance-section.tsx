import { useWords } from '@campus/ui/words/words.ts'
import { LinesField } from '../../../../console/fields/lines-field.tsx'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import '../../../../console/look/console-look.css'
import { Section, type SettingsForm } from './sections.tsx'
import { settingsWords } from './words.ts'

/** The limits are those of the contract; a GPA has decimals. */
const numbers = [
  ['opensBefore', 0, 60],
  ['lateAfter', 0, 60],
  ['closesAfter', 1, 180],
  ['outBefore', 0, 60],
  ['outAfter', 0, 60],
  ['radius', 20, 2000],
  ['minRate', 0, 100],
  ['absencesInARow', 1, 20],
  ['missedFirst', 2, 20],
  ['missedSecond', 1, 20],
  ['failedCredits', 0, 100],
  ['gpa', 0, 5],
] as const

export function AttendanceSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.attendance}>
      <p className="console-note">{words.attendanceHint}</p>
      <div className="console-side-by-side">
        {numbers.map(([name, min, max]) => (
          <NumberField
            key={name}
            form={form}
            name={`attendance.${name}`}
            label={words[name]}
            min={min}
            max={max}
            step={name === 'gpa' ? 0.1 : 1}
          />
        ))}
      </div>
      <LinesField form={form} name="attendance.networks" label={words.networks} hint={words.networksHint} optional />
    </Section>
  )
}
