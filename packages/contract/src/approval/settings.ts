import { z } from 'zod'
import { Id } from '../fields.ts'
import { UserType } from '../roles.ts'
import { PickedMember } from './node-people.ts'

/** A starter and values that an administrator saved, and where they must lead for a version to be published. */
export const Trial = z.object({
  name: z.string().trim().min(1).max(100),
  starter: Id,
  starterName: z.string().max(200).default(''),
  dept: Id.optional(),
  values: z.record(z.string().max(64), z.unknown()),
  /** Whom the starter and signers pick, by node. */
  picked: z.record(z.string().max(64), z.array(PickedMember).max(50)).default({}),
  /** The nodes that the trial must pass, in order. */
  path: z.array(z.string().max(64)).max(200),
})
export type Trial = z.infer<typeof Trial>

export const ProcessSettings = z.object({
  notify: z
    .object({
      title: z.string().max(200).default(''),
      types: z
        .array(z.enum(['APP', 'EMAIL', 'SMS', 'WX']))
        .max(4)
        .default(['APP']),
    })
    .prefault({}),
  /** Every decision needs a signature. */
  sign: z.boolean().default(false),
  /** The starter may cancel while it runs. */
  enableCancel: z.boolean().default(true),
  /** Who agreed before is not asked again: never, anywhere later, or in the next step alone. */
  sameSkip: z.enum(['NONE', 'FIRST', 'NEXT']).default('NONE'),
  /** Agreements from before a return still count for `sameSkip`. */
  recallSkip: z.boolean().default(false),
  /** After a return every step is done again; otherwise it goes straight back to the step that returned it. */
  reExecute: z.boolean().default(true),
  customPrint: z.boolean().default(false),
  /** The user types that may start it, where the starting node names nobody. */
  starters: z.array(UserType).max(20).default(['student', 'teacher']),
  admin: z.array(PickedMember).max(20).default([]),
  /** Tasks of this process may be agreed to several at once. */
  batch: z.boolean().default(false),
  /** What has passed may be undone by a linked instance. */
  undo: z.boolean().default(false),
  /** Managers see the instances of their scope. */
  managersSee: z.boolean().default(false),
  trials: z.array(Trial).max(20).default([]),
})
export type ProcessSettings = z.infer<typeof ProcessSettings>
