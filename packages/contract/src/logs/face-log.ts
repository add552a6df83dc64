import { z } from 'zod'
import { call } from '../call.ts'
import { checkPurposes } from '../faces/face-words.ts'
import { Id, Instant } from '../fields.ts'
import { LogPerson, LogQuery, logPageOf } from './log-filter.ts'

/** What faces are measured for: the checks before the camera, and single photos. */
export const FaceCallPurpose = z.enum([...checkPurposes, 'portrait', 'paper', 'search'])
export type FaceCallPurpose = z.infer<typeof FaceCallPurpose>

/** `error`: it could not be measured, such as while the service was busy. */
export const FaceCallOutcome = z.enum(['passed', 'failed', 'error'])
export type FaceCallOutcome = z.infer<typeof FaceCallOutcome>

/** On which ground: a consent on record, none on record, or a photo that only its owner's own call holds for a moment. */
export const FaceCallConsent = z.enum(['given', 'missing', 'not_needed'])
export type FaceCallConsent = z.infer<typeof FaceCallConsent>

const FaceCallRow = z.object({
  id: Id,
  at: Instant,
  person: LogPerson.nullable(),
  unitName: z.string(),
  purpose: FaceCallPurpose,
  outcome: FaceCallOutcome,
  /** Why it failed, in words. */
  fault: z.string(),
  ms: z.number().int(),
  consent: FaceCallConsent,
  deviceName: z.string(),
  network: z.string(),
  requestId: z.string(),
})
export type FaceCallRow = z.infer<typeof FaceCallRow>

export const faceCallLog = call({
  method: 'GET',
  path: '/tcyApi/faceApiUseLogList',
  who: ['admin', 'auditor'],
  summary: 'What faces were measured for, newest first: outcome, milliseconds, consent. `action` is the purpose.',
  query: LogQuery,
  output: logPageOf(FaceCallRow),
  changesState: true,
})
