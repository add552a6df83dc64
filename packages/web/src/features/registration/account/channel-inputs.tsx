import { sendNewChannelCode } from '@campus/contract/registration/proof.ts'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import type { FormOf } from '@campus/ui/form/form-of.ts'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { send } from '../../../api/send.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { channelGiven } from './account-values.ts'
import { accountWords } from './words.ts'

interface Typed extends FieldValues {
  phone: string
  email: string
  code: string
}

interface ChannelInputsProps<Input extends Typed, Output> {
  readonly form: FormOf<Input, Output>
  readonly caseId: string
  readonly channel: 'phone' | 'email'
  readonly hint?: string
  /** Whether a code proves it. */
  readonly isProved: boolean
}

/** A phone number or an email address, with the code that was sent there. */
export function ChannelInputs<Input extends Typed, Output>({ form, caseId, channel, hint, isProved }: ChannelInputsProps<Input, Output>) {
  const words = useWords(accountWords)
  const { code, validFor } = useWords(codeWords)
  const name = channel as FieldPath<Input>
  return (
    <>
      {channel === 'phone' ? (
        <TextField form={form} name={name} type="tel" inputMode="tel" label={words.phone} hint={hint} autoComplete="tel-national" />
      ) : (
        <TextField form={form} name={name} type="email" inputMode="email" label={words.email} hint={hint} autoComplete="email" />
      )}
      {isProved && (
        <CodeField
          form={form}
          name={'code' as FieldPath<Input>}
          label={code}
          hint={validFor}
          action={
            <SendCodeButton
              form={form}
              needs={[name]}
              onSend={() => send(sendNewChannelCode, { id: caseId, ...channelGiven(channel, form.getValues()) })}
            />
          }
        />
      )}
    </>
  )
}
