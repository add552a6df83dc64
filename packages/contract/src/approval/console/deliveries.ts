import { z } from 'zod'
import { call } from '../../call.ts'
import { Id, Instant } from '../../fields.ts'
import type { Phrase } from '../../language.ts'
import { CursorQuery, logOf } from '../../page.ts'

export const deliveryOutcomes = ['delivered', 'failed'] as const
type Outcome = (typeof deliveryOutcomes)[number]

export const deliveryOutcomeNames: Readonly<Record<Outcome, Phrase>> = {
  delivered: ['成功', 'Delivered', '成功'],
  failed: ['失败', 'Failed', '失敗'],
}

export const DeliveryFilter = z.object({
  processId: Id.optional(),
  outcome: z.enum(deliveryOutcomes).optional(),
})

export const consoleDeliveries = call({
  method: 'GET',
  path: '/console/approval/deliveries',
  who: ['admin', 'auditor'],
  summary: 'Calls of other systems that processes made, each attempt a line, newest first.',
  query: CursorQuery.extend(DeliveryFilter.shape),
  output: logOf(
    z.object({
      id: Id,
      instanceId: Id,
      number: z.number().int(),
      processName: z.string(),
      stepName: z.string(),
      /** Without what stands behind its path, which may be a secret. */
      url: z.string(),
      attempt: z.number().int(),
      outcome: z.enum(deliveryOutcomes),
      /** What the receiver answered; null where it did not. */
      status: z.number().int().nullable(),
      error: z.string(),
      time: Instant,
      /** Whether the process waits until somebody tries again or goes on without. */
      isWaiting: z.boolean(),
    }),
  ),
})
