import { type Language, say } from '@campus/contract/language.ts'
import { formWords } from '@campus/ui/form/words.ts'
import { toNestErrors } from '@hookform/resolvers'
import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

type Issue = z.core.$ZodIssue

/** The texts of all fields come when the first field is wrong: the login page is shown without them. Where they cannot come, one text says it. */
const explainIn = async (language: Language): Promise<(issue: Issue) => string> => {
  try {
    const { explainIssue } = await import('@campus/contract/field-texts.ts')
    return (issue) => explainIssue(issue, language)
  } catch {
    return () => say(formWords.wrong, language)
  }
}

/** The first complaint of each field, in the reader's language; the schema is the one the server checks with. */
const complaintsOf = (issues: readonly Issue[], explain: (issue: Issue) => string): Record<string, FieldError> => {
  const complaints: Record<string, FieldError> = {}
  for (const issue of issues) {
    const name = issue.path.map(String).join('.')
    complaints[name] ??= { type: issue.code, message: explain(issue) }
  }
  return complaints
}

export const resolveBySchema =
  <Input extends FieldValues, Output>(schema: z.ZodType<Output, Input>, language: Language): Resolver<Input, unknown, Output> =>
  async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(values, { reportInput: true })
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors: FieldErrors<Input> = toNestErrors(complaintsOf(parsed.error.issues, await explainIn(language)), options)
    return { values: {}, errors }
  }
