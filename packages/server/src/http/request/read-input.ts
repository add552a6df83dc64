import type { CallShape } from '@campus/contract/call.ts'
import { explainIssue, fieldTexts } from '@campus/contract/field-texts.ts'
import { type Language, say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import { refuse } from '../../platform/refuse.ts'
import { findUnstorableText } from './unstorable-text.ts'

interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** Path, query and body in one parsed object; every bad field is named at once, in the reader's language. */
export const readInput = (call: Pick<CallShape, 'params' | 'query' | 'body'>, given: Given, language: Language): object => {
  if (!call.params && !call.query && !call.body) return {}
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  const take = (schema: z.ZodObject | undefined, part: unknown) => {
    if (!schema) return
    for (const path of findUnstorableText(part)) fields[path || 'body'] ??= say(fieldTexts.unstorable, language)
    const parsed = schema.safeParse(part ?? {}, { reportInput: true })
    if (parsed.success) Object.assign(input, parsed.data)
    else for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= explainIssue(issue, language)
  }
  take(call.params, given.params)
  take(call.query, given.query)
  take(call.body, given.body)
  if (Object.keys(fields).length > 0) throw refuse('bad_input', { fields })
  return input
}
