import { say, toLanguage } from '@campus/contract/language.ts'
import { type RefusalCode, refusals } from '@campus/contract/refusals.ts'
import type { FastifyRequest } from 'fastify'

const words: Record<number, RefusalCode> = { 404: 'not_found', 413: 'too_large', 429: 'too_many_requests' }

/** Answers that are nobody's refusal: unknown path, too large, too many, broken. They keep the envelope's form but not its status 200. */
export const errorEnvelope = (request: Pick<FastifyRequest, 'headers'>, status: number) => {
  const code = words[status] ?? (status < 500 ? 'bad_input' : 'system_exception')
  const language = toLanguage(String(request.headers['lang'] ?? request.headers['accept-language'] ?? ''))
  return { code: status, msg: say(refusals[code], language), data: null, error: code }
}
