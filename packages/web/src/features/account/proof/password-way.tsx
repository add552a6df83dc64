import { Refusal } from '@campus/client/failures.ts'
import { TypedPassword } from '@campus/contract/account/password-rules.ts'
import { proveByPassword } from '@campus/contract/account/proof.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { PasswordField } from '@campus/ui/form/password-field.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useForm } from '../../../form/use-form.ts'
import { proofWords } from './words.ts'

const schema = z.object({ password: TypedPassword })

const atTheField = (error: unknown): never => {
  const isWrong = error instanceof Refusal && error.code === 'old_password_wrong'
  throw isWrong ? new Refusal(error.code, error.message, { password: error.message }) : error
}

export function PasswordWay({ onProved }: { readonly onProved: () => void }) {
  const words = useWords(proofWords)
  const form = useForm(schema, { password: '' })
  return (
    <Form form={form} label={words.wayName('password')} onSubmit={(typed) => send(proveByPassword, typed).then(onProved, atTheField)}>
      <PasswordField form={form} name="password" label={words.password} autoComplete="current-password" />
      <SubmitButton form={form}>{words.confirm}</SubmitButton>
    </Form>
  )
}
