import { Id } from '@campus/contract/fields.ts'
import { RecordedType } from '@campus/contract/registration/states.ts'
import { z } from 'zod'
import { progressOf } from '../../../domain/steps/kept-progress.ts'

/** What was filled in, without the ID number: there again for who comes back to change it. */
export const filledIn = progressOf(
  'registration-fields',
  z.object({ schoolId: z.string(), userType: RecordedType, values: z.record(z.string(), z.string()) }),
)

/** That somebody proved who they are; it opens the choice of a password once, and for some minutes. */
export const provedCase = progressOf('registration-proof', z.object({ id: Id, ticket: z.string() }))

/** The case that was begun in this tab. */
export const begunCase = progressOf('registration-case', z.object({ id: Id }))

/** Once an account is open, nothing of the way to it stays in the browser. */
export const forgetCase = (): void => {
  for (const kept of [filledIn, provedCase, begunCase]) kept.forget()
}
