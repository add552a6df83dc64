import { TextField } from '@campus/ui/form/text-field.tsx'
import { Watermark } from '@campus/ui/watermark/watermark.tsx'
import { schoolWatermark } from '@campus/ui/watermark/watermark-look.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useWatch } from 'react-hook-form'
import { ColourField } from '../../../../console/fields/colour-field.tsx'
import { SliderField } from '../../../../console/fields/slider-field.tsx'
import { useShownUser } from '../../../../session/shown-user.ts'
import { Section, type SettingsForm } from './sections.tsx'
import './settings-screen.css'
import { settingsWords } from './words.ts'

function Preview({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  const { name } = useShownUser()
  const given = useWatch({ control: form.control, name: 'watermark' })
  return (
    <figure className="watermark-preview">
      <figcaption>{words.preview}</figcaption>
      <p>{words.previewText}</p>
      <Watermark look={schoolWatermark(given, name)} />
    </figure>
  )
}

/** What can be seen while it is chosen: from text that covers the page to none at all. */
export function WatermarkSection({ form }: { readonly form: SettingsForm }) {
  const words = useWords(settingsWords)
  return (
    <Section title={words.watermark}>
      <Preview form={form} />
      <div className="console-side-by-side">
        <TextField form={form} name="watermark.watermarkText" label={words.watermarkText} hint={words.watermarkHint} optional />
        <ColourField form={form} name="watermark.textColor" label={words.textColor} />
      </div>
      <div className="console-side-by-side">
        <SliderField form={form} name="watermark.textSize" label={words.textSize} min={8} max={48} />
        <SliderField form={form} name="watermark.transparency" label={words.transparency} min={0} max={100} />
        <SliderField form={form} name="watermark.rotation" label={words.rotation} min={-90} max={90} />
      </div>
    </Section>
  )
}
