import { z } from 'zod'
import { languages } from './language.ts'
import { Role } from './roles.ts'

/** Who is logged in, as every response that opens a session returns it and the device stores it. */
export const SessionUser = z.object({
  uid: z.uuid(),
  name: z.string(),
  /** The name in Latin letters, for readers of English. Absent in what a device stored before it was returned. */
  namePinyin: z.string().optional(),
  schoolId: z.uuid(),
  schoolName: z.string(),
  xuehao: z.string(),
  avatar: z.string(),
  roles: z.array(Role),
  /** The managing roles that a duty narrows, each with the areas that are left of it. */
  duties: z.partialRecord(Role, z.array(z.string())).optional(),
  displayMode: z.enum(['system', 'light', 'dark']),
  /** The language of the account. Absent in what a device stored before it was returned. */
  language: z.enum(languages).optional(),
})
export type SessionUser = z.infer<typeof SessionUser>

/** The body of every JSON answer. `code` is text only where the specification asks for it. */
export const Envelope = z.object({
  code: z.union([z.number(), z.string()]),
  msg: z.string(),
  data: z.unknown(),
  token: z.string().optional(),
  user: SessionUser.optional(),
  isAgent: z.boolean().optional(),
  result: z.literal('login').optional(),
  error: z.string().optional(),
  fields: z.record(z.string(), z.string()).optional(),
})
export type Envelope = z.infer<typeof Envelope>
