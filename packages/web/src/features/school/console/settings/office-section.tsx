import { useWords } from '@campus/ui/words/words.ts'
import { NumberField } from '../../../../console/fields/number-field.tsx'
import '../../../../console/look/console-look.css'
import { Section, type SettingsForm } from './sections.tsx'
import { settingsWords } from './words.ts'

/** How often a day one person may start, save and comment; it stops scripts and nobody else. */
export function OfficeSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.officeLimits}>
      <p className="console-note">{words.officeLimitsHint}</p>
      <div className="console-side-by-side">
        {(['applications', 'drafts', 'comments'] as const).map((name) => (
          <NumberField key={name} form={form} name={`officeLimits.${name}`} label={words[name]} min={20} max={100_000} />
        ))}
      </div>
    </Section>
  )
}
