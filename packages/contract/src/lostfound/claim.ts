import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import { ClaimState } from './kinds.ts'

/** A claim as one of its two sides sees it: no name in full, no number, no address. */
export const Claim = z.object({
  id: Id,
  state: ClaimState,
  isMine: z.boolean(),
  /** The first sign of the name. */
  by: z.string(),
  answer: z.string(),
  notes: z.string(),
  meetPlace: z.string(),
  meetAt: Instant.nullable(),
  createdAt: Instant,
  answeredAt: Instant.nullable(),
  handedOverAt: Instant.nullable(),
  /** Shown by the owner, typed by who has the thing. */
  code: z.string().nullable(),
  mayAnswer: z.boolean(),
  mayArrange: z.boolean(),
  mayHandOver: z.boolean(),
  mayWithdraw: z.boolean(),
})
export type Claim = z.infer<typeof Claim>
