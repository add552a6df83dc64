import { z } from 'zod'
import { call } from '../call.ts'
import { CodeOfSixDigits, Email, Mobile } from '../fields.ts'
import { CaptchaProof } from './captcha.ts'
import { CodeSent } from './codes.ts'

const sending = ['captcha_required', 'captcha_wrong', 'resend_too_soon', 'try_later'] as const
const changing = ['code_wrong', 'try_later', 'channel_taken', 'channel_same', 'proof_not_accepted'] as const

interface Asked {
  readonly channel: 'phone' | 'email'
  readonly to: 'old' | 'new'
  readonly phone?: string | undefined
  readonly email?: string | undefined
}

const names = (asked: Asked, channel: Asked['channel']) => asked.to === 'old' || asked.channel !== channel || asked[channel] !== undefined

/** The old channel proves that it is me, the new one that it is mine; who has none yet proves the new one alone. */
export const sendChannelCode = call({
  method: 'POST',
  path: '/my/channels/code',
  who: 'user',
  summary: 'Send a code to my current phone or address, or to the new one.',
  body: z
    .object({
      channel: z.enum(['phone', 'email']),
      to: z.enum(['old', 'new']),
      phone: Mobile.optional(),
      email: Email.optional(),
      captcha: CaptchaProof.optional(),
    })
    .refine((given) => names(given, 'phone'), { message: 'required', path: ['phone'] })
    .refine((given) => names(given, 'email'), { message: 'required', path: ['email'] }),
  output: CodeSent,
  refusals: [...sending, 'channel_same', 'channel_missing'],
})

/** The code that went to the old channel is a proof itself. */
const isFirst = ({ oldCode }: Readonly<Record<string, unknown>>) => oldCode === undefined

export const editOwnEmail = call({
  method: 'POST',
  path: '/tcyApi/editUserEmail',
  who: 'user',
  summary: 'Change my email address, proved by a code on the new and one on the old channel; the first one needs another fresh proof.',
  proof: isFirst,
  body: z.object({ email: Email, newCode: CodeOfSixDigits, oldCode: CodeOfSixDigits.optional() }),
  output: z.object({ email: z.string() }),
  refusals: changing,
})

export const editOwnPhone = call({
  method: 'POST',
  path: '/tcyApi/editUserPhone',
  who: 'user',
  summary: 'Change my phone number, proved by a code on the new and one on the old channel; the first one needs another fresh proof.',
  proof: isFirst,
  body: z.object({ phone: Mobile, newCode: CodeOfSixDigits, oldCode: CodeOfSixDigits.optional() }),
  output: z.object({ phone: z.string() }),
  refusals: changing,
})
