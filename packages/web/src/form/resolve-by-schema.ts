import { explainIssue } from '@campus/contract/field-texts.ts'
import type { Language } from '@campus/contract/language.ts'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** The first complaint of each field, in the reader's language; the schema is the one the server checks with. */
const complaintsOf = (issues: readonly z.core.$ZodIssue[], language: Language): Record<string, FieldError> => {
  const complaints: Record<string, FieldError> = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    complaints[name] ??= { type: issue.code, message: explainIssue(issue, language) }
  }
  return complaints
}

export const resolveBySchema =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>, language: Language): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values, { reportInput: true })
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Input> = toNestErrors(complaintsOf(parsed.error.issues, language), options)
    return { values: {}, errors }
  }
