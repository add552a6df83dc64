import {
  changePasswordByEmail,
  changePasswordByIdCard,
  changePasswordByPhone,
  savePasswordByTicket,
} from '@campus/contract/account/recovery.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { useForm } from '../../../form/use-form.ts'
import { draftKey } from '../../../session/drafts.ts'
import '../account-page.css'
import { isSaidTwice, newPasswordFields, saidDifferently } from '../../../domain/password/new-password.ts'
import { NewPasswordInputs } from '../../../domain/password/new-password-inputs.tsx'
import { passwordWords } from '../../../domain/password/words.ts'
import { StepLost } from '../../../domain/steps/step-lost.tsx'
import { atItsField } from '../../../form/at-its-field.ts'
import { linkWords } from '../password/link-words.ts'
import { oneTimeProgress } from '../password/one-time-password.ts'
import { hasLinks, PasswordChangedView } from '../password/password-changed.tsx'
import { useLoginPage } from '../school/use-login-page.ts'
import { enterAfterRecovery } from './enter-after-recovery.ts'
import { type RecoveryWay, recoveryProgress } from './recovery-progress.ts'
import { recoveryWords } from './words.ts'

const changes = {
  phone: changePasswordByPhone,
  email: changePasswordByEmail,
  idCard: changePasswordByIdCard,
  oneTime: savePasswordByTicket,
}

type Changed = OutputOf<typeof savePasswordByTicket>

interface NewPasswordFormProps {
  readonly way: RecoveryWay | 'oneTime'
  readonly ticket: string
  readonly most: number
  readonly onChanged: (changed: Changed) => void
}

function NewPasswordForm({ way, ticket, most, onChanged }: NewPasswordFormProps) {
  const { save } = useWords(passwordWords)
  const form = useForm(z.object(newPasswordFields({ most })).refine(isSaidTwice, saidDifferently), { password: '', passwordAgain: '' })
  const { act } = useAction(changes[way], { quiet: true })
  return (
    <div className="account-card">
      <Form
        form={form}
        onSubmit={async ({ password, passwordAgain }) => {
          const changed = await atItsField(act({ ticket, password, confirmation: passwordAgain }))
          recoveryProgress.forget()
          oneTimeProgress.forget()
          sessionStorage.removeItem(draftKey('forget'))
          if (hasLinks(changed)) onChanged(changed)
          else await enterAfterRecovery(changed.loginTicket)
        }}
      >
        <NewPasswordInputs form={form} most={most} />
        <SubmitButton form={form}>{save}</SubmitButton>
      </Form>
    </div>
  )
}

const standing = () => {
  const [reset, recovery] = [oneTimeProgress.read(), recoveryProgress.read()]
  if (reset) return { way: 'oneTime' as const, proof: reset }
  return recovery?.proof && { way: recovery.way, proof: recovery.proof }
}

function NewPasswordSet({ changed }: { readonly changed: Changed }) {
  const words = useWords(linkWords)
  return (
    <section className="account-page">
      <PasswordChangedView
        changed={changed}
        manage={<p className="account-note">{words.manageLater}</p>}
        done={words.logIn}
        onDone={() => void enterAfterRecovery(changed.loginTicket)}
      />
    </section>
  )
}

/** The last step of a recovery, and the first after a reset by the school. */
export default function NewPasswordScreen() {
  const words = useWords(recoveryWords)
  const page = useLoginPage()
  const [progress] = useState(standing)
  const [changed, setChanged] = useState<Changed>()
  if (changed) return <NewPasswordSet changed={changed} />
  if (!progress) return <StepLost first={accountPaths.forget} />
  const { way, proof } = progress
  return (
    <section className="account-page">
      <h2>{words.newTitle}</h2>
      <p className="account-lead">{words.newLead(proof.account)}</p>
      <QueryView read={page}>
        {({ passwordMost }) => <NewPasswordForm way={way} ticket={proof.ticket} most={passwordMost} onChanged={setChanged} />}
      </QueryView>
    </section>
  )
}
