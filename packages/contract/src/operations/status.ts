import { z } from 'zod'
import { call } from '../call.ts'
import { Instant } from '../fields.ts'

/** `off` is what this installation does without, on purpose. */
export const statusTones = ['good', 'attention', 'bad', 'off'] as const
export type StatusTone = (typeof statusTones)[number]

const StatusLine = z.object({
  id: z.string(),
  title: z.string(),
  tone: z.enum(statusTones),
  /** What state it is in, in words. */
  text: z.string(),
  /** Since when, where that is known. */
  since: Instant.nullable(),
  /** What to do about it; empty where nothing is to be done. */
  advice: z.string(),
})

const StatusGroup = z.object({ id: z.string(), title: z.string(), lines: z.array(StatusLine) })
export type StatusGroup = z.infer<typeof StatusGroup>

export const systemStatus = call({
  method: 'GET',
  path: '/console/operations/status',
  who: ['admin', 'auditor'],
  summary: 'What runs and what does not: processes, database, queue, disk, services outside, terminals, chains of evidence and deletions.',
  output: z.object({ at: Instant, tone: z.enum(statusTones), groups: z.array(StatusGroup) }),
})

/** What people notice when it is down. */
export const publicServices = ['payment', 'mail', 'printing'] as const
export type PublicService = (typeof publicServices)[number]

export const serviceOutages = call({
  method: 'GET',
  path: '/my/service-outages',
  who: 'user',
  summary: 'Which of payment, mail and printing do not work at the moment, and since when.',
  output: z.array(z.object({ service: z.enum(publicServices), since: Instant })),
})
