import { changeFaceSettings, FaceSettings, faceOverview, faceSettings } from '@campus/contract/faces/console.ts'
import { checkPurposes } from '@campus/contract/faces/face-words.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { CheckboxField } from '@campus/ui/form/checkbox-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { ChecksField } from '../../../console/fields/checks-field.tsx'
import { NumberField } from '../../../console/fields/number-field.tsx'
import { useForm } from '../../../form/use-form.ts'
import { faceConsoleWords } from './words.ts'

export function SettingsForm({ settings }: { readonly settings: FaceSettings }) {
  const words = useWords(faceConsoleWords)
  const form = useForm(FaceSettings, settings, { keep: 'console-faces' })
  const { act } = useAction(changeFaceSettings, { changes: [faceSettings, faceOverview], quiet: true })
  return (
    <section className="console-card" aria-labelledby="face-settings">
      <h2 id="face-settings">{words.settings}</h2>
      <Form
        form={form}
        label={words.settings}
        onSubmit={async (now) => {
          form.reset(await act(now))
          toast(words.saved, 'success')
        }}
      >
        <CheckboxField form={form} name="isOn" label={words.isOn} />
        <NumberField form={form} name="threshold" label={words.threshold} hint={words.thresholdHint} min={0.3} max={0.98} step={0.01} />
        <NumberField form={form} name="attempts" label={words.attempts} min={1} max={10} />
        <ChecksField
          form={form}
          name="methods"
          label={words.methods}
          options={checkPurposes.map((value) => ({ value, label: words[value] }))}
        />
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </section>
  )
}
