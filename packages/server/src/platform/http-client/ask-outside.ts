import type { z } from 'zod'
import { fetchBounded } from './fetch-bounded.ts'
import { OutsideFailure } from './outside-failure.ts'

interface Question {
  readonly provider: string
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Record<string, string>
  readonly body?: string
  readonly timeoutMs?: number | undefined
}

/** Any answer below 300 or of the 4xx kind is the provider's word, for the caller to read; the rest is a provider that is not there. */
export const askForText = async ({ provider, url, method = 'GET', headers = {}, body, timeoutMs }: Question): Promise<string> => {
  const response = await fetchBounded(provider, url, {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
    ...(timeoutMs === undefined ? {} : { signal: AbortSignal.timeout(timeoutMs) }),
  })
  const isWord = response.status < 300 || (response.status >= 400 && response.status < 500)
  if (!isWord) throw new OutsideFailure(provider, 'unreachable', 'does not work at the moment', `HTTP ${response.status}`)
  return await response.text()
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const askForJson = async <Answer extends z.ZodType>(question: Question, answer: Answer): Promise<z.output<Answer>> => {
  const parsed = answer.safeParse(parseJson(await askForText(question)))
  if (!parsed.success) throw new OutsideFailure(question.provider, 'unreachable', 'the answer is not in its own format')
  return parsed.data
}
