import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { CodeField } from '../../../parts/form/code-field.tsx'
import { Form } from '../../../parts/form/form.tsx'
import { SubmitButton } from '../../../parts/form/submit-button.tsx'
import { useForm } from '../../../parts/form/use-form.ts'
import { atItsField } from '../at-its-field.ts'
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
