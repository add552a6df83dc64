import { accountResets } from '@campus/contract/administration/account-resets.ts'
import { person, resetPerson } from '@campus/contract/administration/people.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { TextAreaField } from '@campus/ui/form/text-area-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../../api/use-action.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { FormButtons } from '../../../../console/fields/form-buttons.tsx'
import { useForm } from '../../../../form/use-form.ts'
import { OneTimePassword } from './one-time-password.tsx'
import { personWords } from './words.ts'

const Reason = z.object({ reason: resetPerson.body.shape.reason })

interface ResetProps {
  readonly person: Pick<OutputOf<typeof person>, 'id' | 'name' | 'isResetByTwo'>
  readonly onClose: () => void
}

function ResetDialog({ kind, person: { id, name, isResetByTwo }, onClose }: ResetProps & { readonly kind: 'password' | 'second_factor' }) {
  const words = useWords(personWords)
  const form = useForm(Reason, { reason: '' })
  const { act } = useAction(resetPerson, { changes: [person, accountResets], quiet: true })
  const [password, setPassword] = useState<string>()
  const title = kind === 'password' ? words.reset : words.resetFactor
  const reset = async ({ reason }: z.output<typeof Reason>) => {
    const { outcome, oneTimePassword } = await act({ id, kind, reason })
    if (oneTimePassword !== null) setPassword(oneTimePassword)
    else {
      toast(outcome === 'requested' ? words.requested : words.factorIsReset, 'success')
      onClose()
    }
  }
  return (
    <ConsoleDialog title={`${password === undefined ? title : words.oneTime} · ${name}`} onClose={onClose}>
      {password === undefined ? (
        <>
          <p>{kind === 'password' ? words.resetText : words.resetFactorText}</p>
          {isResetByTwo && <p>{words.resetByTwo(name)}</p>}
          <Form form={form} label={title} onSubmit={reset}>
            <TextAreaField form={form} name="reason" label={words.reason} hint={words.reasonHint} max={200} rows={2} />
            <FormButtons form={form} onCancel={onClose} color="danger">
              {isResetByTwo ? words.request : title}
            </FormButtons>
          </Form>
        </>
      ) : (
        <OneTimePassword name={name} password={password} onDone={onClose} />
      )}
    </ConsoleDialog>
  )
}

export const ResetPersonDialog = (props: ResetProps) => <ResetDialog kind="password" {...props} />
export const ResetFactorDialog = (props: ResetProps) => <ResetDialog kind="second_factor" {...props} />
