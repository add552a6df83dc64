import { recordGuardianConsent } from '@campus/contract/faces/console.ts'
import { facePurposes } from '@campus/contract/faces/face-words.ts'
import { consolePaths } from '@campus/contract/paths/console.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SelectField } from '@campus/ui/form/select-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { ChecksField } from '../../../console/fields/checks-field.tsx'
import { ConsoleFrame } from '../../../console/frame/console-frame.tsx'
import '../../../console/look/console-look.css'
import { useForm } from '../../../form/use-form.ts'
import { consentWords } from '../consents/words.ts'
import { guardianWords } from './guardian-words.ts'

const empty = { number: '', action: 'given' as const, purposes: [], guardianName: '', confirmation: '', guardianAccount: '' }

/** What the guardian of somebody under 14 decided on paper, seen by the person who records it. */
export default function GuardianScreen() {
  const words = useWords(guardianWords)
  const names = useWords(consentWords)
  const form = useForm(recordGuardianConsent.body, empty, { keep: 'console-guardian' })
  const { act } = useAction(recordGuardianConsent, { quiet: true })
  const actions = (['given', 'withdrawn'] as const).map((value) => ({ value, label: words[value] }))
  return (
    <ConsoleFrame screen={consolePaths.faceGuardians} lead={words.lead}>
      <section className="console-card" aria-label={words.title}>
        <Form
          form={form}
          label={words.title}
          onSubmit={async (given) => {
            await act(given)
            form.reset(empty)
            toast(words.recorded, 'success')
          }}
        >
          <TextField form={form} name="number" label={words.number} autoComplete="off" />
          <SelectField form={form} name="action" label={words.action} options={actions} />
          <ChecksField
            form={form}
            name="purposes"
            label={words.purposes}
            options={facePurposes.map((value) => ({ value, label: names.purpose(value) }))}
          />
          <TextField form={form} name="guardianName" label={words.guardianName} autoComplete="off" />
          <TextField form={form} name="confirmation" label={words.confirmation} hint={words.confirmationHint} autoComplete="off" />
          <TextField form={form} name="guardianAccount" label={words.account} hint={words.accountHint} optional autoComplete="off" />
          <SubmitButton form={form}>{words.record}</SubmitButton>
        </Form>
      </section>
    </ConsoleFrame>
  )
}
