import { Refusal } from '@campus/client/failures.ts'
import { editOwnEmail, editOwnPhone, sendChannelCode } from '@campus/contract/account/own-channels.ts'
import type { OutputOf } from '@campus/contract/call.ts'
import { Email, Mobile } from '@campus/contract/fields.ts'
import { ownInfo } from '@campus/contract/people/own-info.ts'
import { ownProfile } from '@campus/contract/people/own-profile.ts'
import { useState } from 'react'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { requireAnswer } from '../../../domain/captcha/require-answer.ts'
import { type CaptchaState, useCaptcha } from '../../../domain/captcha/use-captcha.ts'

export type Channel = 'phone' | 'email'

export const targetOf: Record<Channel, z.ZodType<string, string>> = { phone: Mobile, email: Email }

/** The server speaks of a phone or an address; the form has one field for either. */
const atTheTarget = (error: unknown): unknown => {
  if (!(error instanceof Refusal)) return error
  const { phone, email, ...others } = error.fields
  const target = phone ?? email
  return target === undefined ? error : new Refusal(error.code, error.message, { ...others, target })
}

const speakingOfTheTarget = async <T>(action: Promise<T>): Promise<T> => {
  try {
    return await action
  } catch (error) {
    throw atTheTarget(error)
  }
}

const anything = z.string()

interface CodeSending {
  readonly captcha: CaptchaState
  /** What the form asks of the captcha: once a code is on its way, the step goes on without another one. */
  readonly answer: z.ZodType<string, string>
  /** Sends a code to the new target or, without one, to the channel that is there already. */
  readonly sendCode: (answer: string, target?: string) => Promise<OutputOf<typeof sendChannelCode>>
}

export const useCodeSending = (channel: Channel): CodeSending => {
  const captcha = useCaptcha(false)
  const [isAnswerDue, setIsAnswerDue] = useState(true)
  const sendCode: CodeSending['sendCode'] = async (answer, target) => {
    setIsAnswerDue(true)
    requireAnswer(captcha, answer)
    const to = target === undefined ? ({ to: 'old' } as const) : ({ to: 'new', [channel]: target } as const)
    const sent = await captcha.withProof(answer, (proof) =>
      speakingOfTheTarget(send(sendChannelCode, { channel, ...to, ...(proof && { captcha: proof }) })),
    )
    setIsAnswerDue(false)
    return sent
  }
  return { captcha, answer: isAnswerDue ? captcha.answer : anything, sendCode }
}

interface Change {
  readonly target: string
  readonly oldCode: string | undefined
  readonly newCode: string
}

const reads = [ownProfile, ownInfo] as const

/** Carries the change out over the call of its channel. */
export const useChange = (channel: Channel): ((change: Change) => Promise<unknown>) => {
  const phone = useAction(editOwnPhone, { changes: reads, quiet: true })
  const email = useAction(editOwnEmail, { changes: reads, quiet: true })
  return ({ target, oldCode, newCode }) => {
    const codes = { newCode, ...(oldCode !== undefined && { oldCode }) }
    return speakingOfTheTarget<unknown>(
      channel === 'phone' ? phone.act({ phone: target, ...codes }) : email.act({ email: target, ...codes }),
    )
  }
}
