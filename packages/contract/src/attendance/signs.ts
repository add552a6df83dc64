import { z } from 'zod'
import { call } from '../call.ts'
import { Id, Instant } from '../fields.ts'
import { RollCode, TypedCode } from './codes.ts'
import { LessonAtSchool } from './lessons.ts'
import { AttendanceState, Doubt, purposes } from './states.ts'

/** An uncompressed point on P-256. */
const PublicKey = z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'wrong')
const Signature = z.string().regex(/^[A-Za-z0-9_-]{86}$/, 'wrong')
const PurposeGiven = z.enum(purposes)

export const sighting = call({
  method: 'POST',
  path: '/schedule/sightings',
  who: 'public',
  summary: 'Before a login: a receipt that this browser has seen a code now. It is good for three minutes.',
  body: z.object({ code: RollCode, purpose: PurposeGiven, key: PublicKey, signature: Signature }),
  output: z.object({ receipt: z.string() }),
  refusals: ['code_unknown', 'stamp_wrong'],
})

const Position = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  /** In metres. */
  accuracy: z.number().min(0).max(1_000_000),
})

const Signed = z.object({
  lesson: LessonAtSchool,
  purpose: PurposeGiven,
  state: AttendanceState.nullable(),
  isDoubtful: z.boolean(),
  doubts: z.array(Doubt),
  signedAt: Instant,
})
export type Signed = z.infer<typeof Signed>

export const Stamp = z.object({
  code: z.union([RollCode, TypedCode]),
  purpose: PurposeGiven,
  /** By the clock of the phone. */
  at: Instant,
  nonce: Id,
  key: PublicKey,
  signature: Signature,
  receipt: z.string().max(1000).optional(),
  position: Position.optional(),
  /** It waited on the phone because there was no network. */
  wasOffline: z.boolean().default(false),
})
export type Stamp = z.input<typeof Stamp>

export const sign = call({
  method: 'POST',
  path: '/schedule/signs',
  who: ['student'],
  summary: 'Sign in to a lesson or out of it, now or when the network is back. Positions are compared and not kept.',
  body: Stamp,
  output: Signed,
  refusals: [
    'code_unknown',
    'code_expired',
    'stamp_wrong',
    'stamp_used',
    'phone_used',
    'sign_window',
    'roll_call_not_open',
    'was_online',
    'try_later',
  ],
})

const Phone = z.object({ key: z.string(), name: z.string(), since: Instant, changeableAt: Instant })

export const ownPhone = call({
  method: 'GET',
  path: '/schedule/devices',
  who: ['student'],
  summary: 'The phone with which I sign in.',
  output: z.object({ phone: Phone.nullable() }),
})

export const registerPhone = call({
  method: 'POST',
  path: '/schedule/devices',
  who: ['student'],
  summary: 'Sign in with this phone from now on; it can be changed every 30 days.',
  body: z.object({ key: PublicKey }),
  output: z.object({ phone: Phone }),
  refusals: ['phone_too_soon', 'phone_of_another'],
  idempotency: 'accepted',
})
