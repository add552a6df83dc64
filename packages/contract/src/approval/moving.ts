import { z } from 'zod'
import { call } from '../call.ts'
import { Id } from '../fields.ts'
import { batchLimit } from './handling.ts'

const instanceIds = z.array(Id).min(1).max(batchLimit)

const Moved = z.object({
  /** The version that the process has published. */
  version: z.number().int(),
  rows: z.array(
    z.object({
      instanceId: Id,
      isMoved: z.boolean(),
      /** What keeps it from being moved, in words. */
      reasons: z.array(z.string()),
    }),
  ),
})
export type Moved = z.infer<typeof Moved>

const refusals = ['move_one_process', 'not_process_administrator'] as const

export const tryMove = call({
  method: 'POST',
  path: '/my/approval-instances/move/try',
  who: 'user',
  summary: 'What would happen if applications of a process that I look after were moved to its published version; nothing is changed.',
  body: z.object({ instanceIds }),
  output: Moved,
  refusals,
})

export const moveInstances = call({
  method: 'POST',
  path: '/my/approval-instances/move',
  who: 'user',
  summary: 'Move applications of a process that I look after to its published version; each gets its own answer.',
  body: z.object({
    instanceIds,
    /** The version that was looked at before: another one that was published meanwhile is refused. */
    version: z.number().int().min(1),
    reason: z.string().trim().min(1).max(500),
  }),
  output: Moved,
  refusals: [...refusals, 'version_replaced'],
  idempotency: 'required',
})
