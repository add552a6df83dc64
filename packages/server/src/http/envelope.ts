import { isDeepStrictEqual } from 'node:util'
import { type CallShape, isRaw } from '@campus/contract/call.ts'
import type { Envelope } from '@campus/contract/envelope.ts'
import { type Language, say } from '@campus/contract/language.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { Refusal } from '../platform/refuse.ts'
import { isAnswer, type OpenedSession } from './route.ts'

const done = ['操作成功', 'Done', '操作成功'] as const

export const success = (call: CallShape, data: unknown, language: Language, session: OpenedSession | undefined): Envelope => {
  const body: Envelope = { code: call.path === '/tcyApi/pdf_info' ? '200' : 200, msg: say(done, language), data: data ?? null }
  return session ? { ...body, token: session.token, user: session.user, isAgent: session.isAgent } : body
}

export const refusal = ({ code, fields, facts }: Refusal, language: Language): Envelope => ({
  code: 500,
  msg: say(refusals[code], language),
  data: facts ?? null,
  error: code,
  ...(fields ? { fields } : {}),
  ...(code === 'login_required' ? { result: 'login' as const } : {}),
})

const asSent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

/** Fails loudly in development and tests when a service answers something else than its call declares. */
export const checkOutput = (call: CallShape, value: unknown) => {
  if (isRaw(call.output)) return
  const data = isAnswer(value) ? value.data : value
  const parsed = call.output.safeParse(data)
  if (!parsed.success) throw new Error(`${call.method} ${call.path} answered against its contract: ${parsed.error.message}`)
  if (!isDeepStrictEqual(asSent(parsed.data), asSent(data)))
    throw new Error(`${call.method} ${call.path} answers more than its contract declares`)
  if (isAnswer(value) && value.session && !call.opensSession) throw new Error(`${call.method} ${call.path} opens a session undeclared`)
}
