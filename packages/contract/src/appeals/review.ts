import { z } from 'zod'
import { Id, Instant } from '../fields.ts'
import type { Phrase } from '../language.ts'

/** `seconding`: passed by one, and of such an amount that another has to agree. `settled`: resolved automatically, because the evidence was clear. */
export const reviewStates = ['pending', 'seconding', 'settled', 'passed', 'refused', 'withdrawn'] as const
export const ReviewState = z.enum(reviewStates)
export type ReviewState = z.infer<typeof ReviewState>

export const reviewStateNames: Record<ReviewState, Phrase> = {
  pending: ['未审核', 'Not reviewed', '未審核'],
  seconding: ['待复核', 'Waiting for a second reviewer', '待複核'],
  settled: ['已自动处理', 'Resolved by the evidence', '已自動處理'],
  passed: ['审核通过', 'Approved', '審核通過'],
  refused: ['审核未通过', 'Rejected', '審核未通過'],
  withdrawn: ['已撤回', 'Withdrawn', '已撤回'],
}

/** Who reviewed it, when, and with which words. */
export const Review = z.object({ state: ReviewState, auditor: z.string(), auditedAt: Instant.nullable(), notes: z.string() })

export const Appellant = z.object({ personId: Id, personName: z.string(), personNumber: z.string(), unitName: z.string() })
