import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import { twoStepWords } from './words.ts'

interface AppCodeProps {
  readonly submit: string
  readonly onCode: (code: string) => Promise<unknown>
}

/** The code of the authenticator app. */
export function AppCode({ submit, onCode }: AppCodeProps) {
  const words = useWords(twoStepWords)
  const form = useForm(z.object({ code: CodeOfSixDigits }), { code: '' })
  return (
    <Form form={form} label={words.byApp} onSubmit={({ code }) => atItsField(onCode(code))}>
      <CodeField form={form} name="code" label={words.appCode} hint={words.appCodeHint} />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}
