import { type finishLogin, RecoveryCode } from '@campus/contract/account/second-factor.ts'
import type { FactorWay } from '@campus/contract/account/second-step.ts'
import type { GivenTo } from '@campus/contract/call.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { TextField } from '@campus/ui/form/text-field.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { z } from 'zod'
import { toastFailure } from '../../../api/toast-failure.ts'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import { wasStopped } from '../passkeys/was-stopped.ts'
import { AppCode } from './app-code.tsx'
import { twoStepWords } from './words.ts'

export type FactorProofGiven = GivenTo<typeof finishLogin>['proof']

interface FactorFormProps {
  readonly ways: readonly FactorWay[]
  /** Whose passkeys are asked for. */
  readonly schoolId: string
  readonly submit: string
  readonly onProof: (proof: FactorProofGiven) => Promise<unknown>
}

interface WayProps {
  readonly submit: string
  readonly onProof: FactorFormProps['onProof']
}

function TypedRecoveryCode({ submit, onProof }: WayProps) {
  const words = useWords(twoStepWords)
  const form = useForm(z.object({ code: RecoveryCode }), { code: '' })
  return (
    <Form form={form} label={words.byRecoveryCode} onSubmit={({ code }) => atItsField(onProof({ way: 'recovery_code', code }))}>
      <TextField form={form} name="code" label={words.recoveryCode} hint={words.recoveryCodeHint} autoComplete="off" />
      <SubmitButton form={form}>{submit}</SubmitButton>
    </Form>
  )
}

function Passkey({ schoolId, onProof }: WayProps & { readonly schoolId: string }) {
  const words = useWords(twoStepWords)
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    setIsBusy(true)
    try {
      const { showPasskey } = await import('../passkeys/passkey-device.ts')
      await onProof({ way: 'passkey', ...(await showPasskey(schoolId)) })
    } catch (error) {
      if (wasStopped(error)) toast(words.passkeyStopped)
      else toastFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Button block color="primary" loading={isBusy} onClick={() => void show()}>
      {words.usePasskey}
    </Button>
  )
}

/** Shows a second factor, by whichever of the ways its owner has. */
export function FactorForm({ ways, schoolId, submit, onProof }: FactorFormProps) {
  const words = useWords(twoStepWords)
  const [chosen, setChosen] = useState(ways[0] ?? 'totp')
  const way = ways.includes(chosen) ? chosen : (ways[0] ?? 'totp')
  const names: Record<FactorWay, string> = { totp: words.byApp, passkey: words.byPasskey, recovery_code: words.byRecoveryCode }
  return (
    <>
      {ways.length > 1 && (
        <Choice look="tabs" label={words.how} options={ways.map((way) => [way, names[way]] as const)} value={way} onChoose={setChosen} />
      )}
      {way === 'totp' && <AppCode submit={submit} onCode={(code) => onProof({ way: 'totp', code })} />}
      {way === 'recovery_code' && <TypedRecoveryCode submit={submit} onProof={onProof} />}
      {way === 'passkey' && <Passkey schoolId={schoolId} submit={submit} onProof={onProof} />}
    </>
  )
}
