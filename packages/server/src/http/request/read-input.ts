import type { CallShape } from '@campus/contract/call.ts'
import { explainIssue, fieldTexts } from '@campus/contract/field-texts.ts'
import { type Language, say } from '@campus/contract/language.ts'
import type { z } from 'zod'
import { refuse } from '../../platform/refuse.ts'
import { findInputFaults } from './unstorable-text.ts'

interface Given {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** A form has fewer fields; who sends thousands of wrong values needs no list of them. */
const maxNamed = 100
const maxNameLength = 120

/** Path, query and body in one parsed object; the bad fields are named at once, in the reader's language. */
export const readInput = (call: Pick<CallShape, 'params' | 'query' | 'body'>, given: Given, language: Language): object => {
  if (!call.params && !call.query && !call.body) return {}
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  const take = (schema: z.ZodObject | undefined, part: unknown) => {
    if (!schema) return
    const { unstorable, tooDeep } = findInputFaults(part)
    for (const path of unstorable) fields[path || 'body'] ??= say(fieldTexts.unstorable, language)
    if (tooDeep !== undefined) {
      fields[tooDeep || 'body'] ??= say(fieldTexts.too_deep, language)
      return
    }
    const parsed = schema.safeParse(part ?? {}, { reportInput: true })
    if (parsed.success) Object.assign(input, parsed.data)
    else
      for (const issue of parsed.error.issues.slice(0, maxNamed))
        fields[issue.path.join('.').slice(0, maxNameLength) || 'body'] ??= explainIssue(issue, language)
  }
  take(call.params, given.params)
  take(call.query, given.query)
  take(call.body, given.body)
  if (Object.keys(fields).length > 0) throw refuse('bad_input', { fields })
  return input
}
