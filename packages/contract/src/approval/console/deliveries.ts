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

/** Why a call did not succeed. */
export const deliveryFaults = ['not_accepted', 'no_answer', 'not_allowed', 'not_configured'] as const
export type DeliveryFault = (typeof deliveryFaults)[number]

export const deliveryFaultNames: Readonly<Record<DeliveryFault, Phrase>> = {
  not_accepted: ['对方拒绝', 'Rejected', '對方拒絕'],
  no_answer: ['对方没有响应', 'No answer', '對方沒有回應'],
  not_allowed: ['该地址不允许调用', 'Address not allowed', '該位址不允許呼叫'],
  not_configured: ['尚未配置外部系统', 'Not set up', '尚未設定外部系統'],
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
      fault: z.enum(deliveryFaults).nullable(),
      time: Instant,
      /** Whether the process waits until somebody tries again or goes on without. */
      isWaiting: z.boolean(),
    }),
  ),
  changesState: true,
})
