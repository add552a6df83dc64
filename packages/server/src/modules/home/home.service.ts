import type { OutputOf } from '@campus/contract/call.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../platform/context.ts'
import { consentsNeeded } from '../account/login/consent.service.ts'
import { countWaitingApplications } from '../certificates/decisions/decision.service.ts'
import { openEvaluation } from '../help/evaluation.service.ts'
import { countWaitingFeedback } from '../help/feedback-case.service.ts'
import { countWaitingLeave } from '../leave/leave.service.ts'
import { countUnread, newestAnnouncements } from '../messages/inbox.service.ts'
import { countPendingCorrections } from '../people/corrections/correction-decision.service.ts'
import { countPendingDeletions } from '../people/privacy/deletion.service.ts'
import { readWorkbench } from './workbench.service.ts'

interface Badge {
  /** The word of the service where it is done. */
  readonly service: string
  readonly for: readonly Role[]
  readonly count: (ctx: CallerCtx) => Promise<number>
}

const badges: readonly Badge[] = [
  { service: 'leave-decisions', for: ['manager', 'admin'], count: countWaitingLeave },
  { service: 'certificate-decisions', for: ['manager', 'admin'], count: countWaitingApplications },
  { service: 'console-feedback', for: ['admin'], count: countWaitingFeedback },
  { service: 'console-corrections', for: ['admin'], count: countPendingCorrections },
  { service: 'console-deletions', for: ['admin'], count: countPendingDeletions },
]

const countBadges = async (ctx: CallerCtx) => {
  const mine = badges.filter((badge) => badge.for.some((role) => ctx.caller.roles.includes(role)))
  const counts = await Promise.all(mine.map(async ({ service, count }) => [service, await count(ctx)] as const))
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const newsOnHome = 3

export const readHome = async (ctx: CallerCtx): Promise<OutputOf<typeof homeInit>> => ({
  unread: await countUnread(ctx),
  badges: await countBadges(ctx),
  workbench: await readWorkbench(ctx),
  consentNeeded: await consentsNeeded(ctx),
  evaluation: await openEvaluation(ctx),
  announcements: await newestAnnouncements(ctx, newsOnHome),
})
