import { Refusal } from '@campus/client/failures.ts'
import { registrationPaths } from '@campus/contract/paths/registration.ts'
import { matchedCase } from '@campus/contract/registration/case.ts'
import { registerRecorded } from '@campus/contract/registration/hand-in.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Form } from '@campus/ui/form/form.tsx'
import { SubmitButton } from '@campus/ui/form/submit-button.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import type { z } from 'zod'
import { useAction } from '../../../api/use-action.ts'
import { arrive } from '../../../domain/arrival/arrive.ts'
import { leadToSecondStep } from '../../../domain/arrival/second-step-progress.ts'
import { NewPasswordInputs } from '../../../domain/password/new-password-inputs.tsx'
import { atItsField } from '../../../form/at-its-field.ts'
import { useForm } from '../../../form/use-form.ts'
import { relaunch } from '../../../navigation/navigator.ts'
import { forgetCase, provedCase } from '../case/kept-case.ts'
import type { RegistrationCase } from '../case/use-case.ts'
import { type AccountChannel, accountSchema, channelGiven, channelsFor, knownChannels } from './account-values.ts'
import { ChannelInputs } from './channel-inputs.tsx'
import { accountWords } from './words.ts'

const empty = { phone: '', email: '', code: '', password: '', passwordAgain: '' }

interface AccountFormProps {
  readonly shown: RegistrationCase
  readonly ticket: string | undefined
  readonly most: number
}

/** Password, and the phone or address of the account: the last that somebody who registers is asked for. */
export function AccountForm({ shown, ticket, most }: AccountFormProps) {
  const words = useWords(accountWords)
  const { id } = shown
  const known = knownChannels(shown)
  const channels = channelsFor(ticket !== undefined, known)
  const [chosen, setChosen] = useState<AccountChannel>()
  const channel = chosen ?? channels[0] ?? 'email'
  const form = useForm(accountSchema(channel, most), empty, { keep: `registration-account-${id}` })
  const { act } = useAction(registerRecorded, { changes: [matchedCase], quiet: true })
  const names = {
    record: words.record,
    phone: known.length > 0 ? words.newPhone : words.phone,
    email: known.length > 0 ? words.newEmail : words.email,
  }

  const finish = async ({ code, password, passwordAgain, ...typed }: z.output<ReturnType<typeof accountSchema>>) => {
    const given = {
      id,
      password,
      confirmation: passwordAgain,
      ...channelGiven(channel, typed),
      ...(channel !== 'record' && { code }),
      ...(ticket !== undefined && { ticket }),
    }
    const done = await leadToSecondStep(atItsField(act(given)), { mode: 'password' }).catch((error: unknown) => {
      // It served its time: the next try proves again.
      if (error instanceof Refusal && error.code === 'ticket_invalid') provedCase.forget()
      throw error
    })
    if (!done) return forgetCase()
    if (done.state === 'registered') {
      forgetCase()
      toast(words.welcome, 'success')
      return arrive({ mode: 'password', isFirstLogin: done.isFirstLogin })
    }
    provedCase.forget()
    toast(done.state === 'passed' ? words.opensLater : words.handedIn, 'success')
    await relaunch(registrationPaths.progress, { id })
  }

  return (
    <div className="page-card">
      <Form form={form} onSubmit={finish}>
        {channels.length > 1 && (
          <Choice
            label={words.channel}
            options={channels.map((one) => [one, names[one]] as const)}
            value={channel}
            onChoose={(next) => {
              form.clearErrors()
              setChosen(next)
            }}
          />
        )}
        {channel === 'record' && <p className="page-note">{words.recordNote(known.join(' · '))}</p>}
        {channel !== 'record' && <ChannelInputs form={form} caseId={id} channel={channel} isProved />}
        <NewPasswordInputs form={form} most={most} />
        <SubmitButton form={form}>{ticket === undefined ? words.handIn : words.finish}</SubmitButton>
      </Form>
    </div>
  )
}
