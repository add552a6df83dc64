import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { handInUnmatched } from '@campus/contract/registration/hand-in.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { redirect } from '../../../navigation/navigator.ts'
import { filledIn } from '../case/kept-case.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import { useMissing } from '../files/case-files.tsx'
import { materialWords } from './words.ts'

const Typed = handInUnmatched.body.omit({ id: true })

/** Where mail goes, and what the papers do not say. */
export function UnmatchedForm({ shown }: { readonly shown: RegistrationCase }) {
  const words = useWords(materialWords)
  const missing = useMissing(shown)
  const { id } = shown
  const form = useForm(Typed, { email: '', explanation: '' }, { keep: `registration-material-${id}` })
  const { act } = useAction(handInUnmatched, { changes: [matchedCase], quiet: true })
  const handIn = async (typed: z.output<typeof Typed>) => {
    await act({ id, ...typed })
    filledIn.forget()
    toast(words.handedIn, 'success')
    await redirect(registrationPaths.progress, { id })
  }
  return (
    <section className="page-card" aria-label={words.contact}>
      <Form form={form} onSubmit={handIn}>
        <TextField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={words.email}
          hint={words.emailHint}
          autoComplete="email"
        />
        <TextAreaField form={form} name="explanation" label={words.explanation} optional max={500} rows={3} />
        {missing && <p className="page-note">{missing}</p>}
        <SubmitButton form={form}>{words.handIn}</SubmitButton>
      </Form>
    </section>
  )
}
