import { z } from 'zod'
import { MakingChoices } from '../documents/making.ts'
import { DocumentWay } from '../documents/template-choices.ts'
import { Email } from '../fields.ts'

export const maxCopies = 50
export const maxCcEmails = 10

/** A title of one's own for a file and the mail that brings it; letters, digits, spaces and the marks of a title. */
const OwnTitle = z
  .string()
  .trim()
  .max(60)
  .regex(/^[\p{L}\p{N} \-·().,，、（）《》]*$/u, 'title')
  .default('')

/** All that one says when one applies for a certificate. */
export const ApplicationFields = MakingChoices.extend({
  way: DocumentWay,
  copies: z.number().int().min(1).max(maxCopies, 'too_many_copies').default(1),
  titleZh: OwnTitle,
  titleEn: OwnTitle,
  /** Where an email goes. */
  email: z.union([z.literal(''), Email], 'email').default(''),
  ccEmails: z.array(Email).max(maxCcEmails, 'too_many_cc').default([]),
  /** Somebody else of the school who fetches the paper, by number; looked up before. */
  delegateNumber: z.string().trim().max(50).default(''),
})

/** The rules between the fields: a file has one copy, mail needs an address, only paper is fetched by somebody else. */
export const ApplicationChoices = ApplicationFields.refine(({ way, copies }) => way === 'paper' || copies === 1, {
  message: 'one_copy',
  path: ['copies'],
})
  .refine(({ way, email }) => way !== 'email' || email !== '', { message: 'required', path: ['email'] })
  .refine(({ way, delegateNumber }) => way === 'paper' || delegateNumber === '', { message: 'wrong', path: ['delegateNumber'] })
export type ApplicationChoices = z.infer<typeof ApplicationChoices>
