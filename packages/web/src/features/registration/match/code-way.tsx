import { CodeOfSixDigits } from '@campus/contract/fields.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { proveByCode, sendProofCode } from '@campus/contract/registration/proof.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { CodeField } from '@campus/ui/form/code-field.tsx'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { SendCodeButton } from '../../../domain/codes/send-code-button.tsx'
import { codeWords } from '../../../domain/codes/words.ts'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import { open } from '../../../navigation/navigator.ts'
import { provedCase } from '../case/kept-case.ts'
import { matchWords } from './words.ts'

const Typed = z.object({ code: CodeOfSixDigits })

interface CodeWayProps {
  readonly id: string
  readonly channel: 'phone' | 'email'
  readonly masked: string
  readonly onOther: () => void
}

/** Who gets a code at the phone or the address that the record already had is the one it speaks of. */
export function CodeWay({ id, channel, masked, onOther }: CodeWayProps) {
  const words = useWords(matchWords)
  const { code: label, validFor } = useWords(codeWords)
  const form = useForm(Typed, { code: '' })
  const { act } = useAction(proveByCode, { changes: [matchedCase], quiet: true })
  const prove = async ({ code }: z.output<typeof Typed>) => {
    const { ticket } = await atItsField(act({ id, channel, code }))
    provedCase.keep({ id, ticket })
    await open(registrationPaths.account, { id })
  }
  return (
    <>
      <h2>{words.codeTitle(masked)}</h2>
      <Form form={form} onSubmit={prove}>
        <CodeField
          form={form}
          name="code"
          label={label}
          hint={validFor}
          action={<SendCodeButton form={form} needs={[]} onSend={() => send(sendProofCode, { id, channel })} />}
        />
        <SubmitButton form={form}>{words.confirm}</SubmitButton>
        <Button fill="none" onClick={onOther}>
          {words.otherWay}
        </Button>
      </Form>
    </>
  )
}
