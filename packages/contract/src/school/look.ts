import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'

/** How a school looks, wherever its people and visitors meet it. */
export const SchoolLook = z.object({
  /** Null: the colour of the product. */
  colour: z.string().nullable(),
  /** The address of the logo on this server, or empty. */
  logo: z.string(),
})
export type SchoolLook = z.infer<typeof SchoolLook>

export const schoolLogo = call({
  method: 'GET',
  path: '/openApi/school/logo',
  who: 'public',
  summary: 'The logo of a school, for its pages and terminals. An address with the current digest may be kept for good.',
  query: z.object({ schoolId: Id, digest: z.string().max(64).optional() }),
  output: { raw: 'bytes', contentType: 'image/png' },
})
