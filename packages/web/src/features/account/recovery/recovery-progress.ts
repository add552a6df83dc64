import { RecoveryBegun } from '@campus/contract/account/recovery.ts'
import { UserType } from '@campus/contract/roles.ts'
import { z } from 'zod'
import { progressOf } from '../../../domain/steps/kept-progress.ts'

const recoveryWays = ['phone', 'email', 'idCard'] as const
export type RecoveryWay = (typeof recoveryWays)[number]
export type Channel = z.infer<typeof RecoveryBegun>['channels'][number]

const Begun = z.object({
  way: z.enum(recoveryWays),
  schoolId: z.string(),
  userType: UserType,
  recoveryId: z.string(),
  channels: RecoveryBegun.shape.channels,
  /** When the next code may be asked for over each channel, in milliseconds. */
  nextCodeAt: z.partialRecord(z.enum(['phone', 'email']), z.number()).default({}),
  /** Given once the code was right. */
  proof: z.object({ ticket: z.string(), account: z.string() }).optional(),
})

export type RecoveryProgress = z.output<typeof Begun>

/** From "who am I" over the code to the new password. */
export const recoveryProgress = progressOf('recovery', Begun)

export const secondsUntil = (moment: number | undefined, now: number): number => Math.max(0, Math.ceil(((moment ?? 0) - now) / 1000))
