import type { OutputOf } from '@campus/contract/call.ts'
import { changeQuietHours, quietHours } from '@campus/contract/messages/reminders.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { Switch } from '@campus/ui/switch/switch.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useController, useWatch } from 'react-hook-form'
import { useAction } from '../../api/use-action.ts'
import { useForm } from '../../form/use-form.ts'
import { reminderWords } from './reminder-words.ts'

export function QuietHoursForm({ hours }: { readonly hours: OutputOf<typeof quietHours> }) {
  const words = useWords(reminderWords)
  const form = useForm(changeQuietHours.body, hours)
  const { act } = useAction(changeQuietHours, { changes: [quietHours], quiet: true })
  const { field } = useController({ control: form.control, name: 'isOn' })
  const isOn = useWatch({ control: form.control, name: 'isOn' })
  return (
    <section className="page-card" aria-labelledby="quiet-hours">
      <h2 id="quiet-hours">{words.quietHours}</h2>
      <p className="page-note">{words.quietText}</p>
      <Form
        form={form}
        label={words.quietHours}
        onSubmit={async (given) => {
          await act(given)
          toast(words.saved, 'success')
        }}
      >
        <Switch label={words.quietOn} isOn={field.value} onTurn={field.onChange} />
        {isOn && (
          <div className="quiet-hours">
            <TextField form={form} name="from" label={words.from} type="time" />
            <TextField form={form} name="until" label={words.until} type="time" />
          </div>
        )}
        <SubmitButton form={form}>{words.save}</SubmitButton>
      </Form>
    </section>
  )
}
