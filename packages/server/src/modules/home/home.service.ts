import type { OutputOf } from '@campus/contract/call.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../context/context.ts'
import { consentsNeeded } from '../account/consent/consent.service.ts'
import { listToReview as listFreeCopies } from '../appeals/console/free-copies-review.service.ts'
import { listToReview as listGrievances } from '../appeals/console/pay-grievance-review.service.ts'
import { countUnopened } from '../appraisal/campaigns/own-campaign.service.ts'
import { countOpenTasks } from '../approval/processes/process.service.ts'
import { countObjections } from '../attendance/records/objection.service.ts'
import { countWaitingApplications } from '../certificates/decisions/decision.service.ts'
import { countWaitingFiles } from '../cloudprint/console/review.service.ts'
import { countErrands } from '../entrust/entrustments/own-entrustment.service.ts'
import { openEvaluation } from '../help/evaluations/evaluation.service.ts'
import { countWaitingFeedback } from '../help/feedback/feedback-case.service.ts'
import { countWaitingPapers, countWaitingPhotos } from '../identity/console/waiting.service.ts'
import { countWaitingLeave } from '../leave/leave.service.ts'
import { countReported } from '../lostfound/console/custody.service.ts'
import { countUnread, newestAnnouncements } from '../messages/inbox/inbox.service.ts'
import { countPendingCorrections } from '../people/corrections/correction-decision.service.ts'
import { countPendingDeletions } from '../people/privacy/deletion.service.ts'
import { countToPickUp } from '../printing/items/item.service.ts'
import { countUntreated } from '../terminals/console/fault-case.service.ts'
import { readWorkbench } from './workbench.service.ts'

interface Badge {
  /** The word of the service where it is done. */
  readonly service: string
  /** For everybody unless named. */
  readonly for?: readonly Role[]
  readonly count: (ctx: CallerCtx) => Promise<number>
}

/** The lists return the pending count with every page, so the shortest one is enough. */
const shortest = { pageNum: 1, pageSize: 1 }

const badges: readonly Badge[] = [
  { service: 'print-orders', count: countToPickUp },
  { service: 'entrusted', count: countErrands },
  { service: 'approval-tasks', count: countOpenTasks },
  { service: 'appraisal', for: ['student'], count: countUnopened },
  { service: 'attendance-objections', for: ['teacher', 'manager'], count: countObjections },
  { service: 'leave-decisions', for: ['manager', 'admin'], count: countWaitingLeave },
  { service: 'certificate-decisions', for: ['manager', 'admin'], count: countWaitingApplications },
  { service: 'console-pay-grievances', for: ['manager', 'admin'], count: async (ctx) => (await listGrievances(ctx, shortest)).waiting },
  { service: 'console-free-copies', for: ['manager', 'admin'], count: async (ctx) => (await listFreeCopies(ctx, shortest)).waiting },
  { service: 'console-terminal-faults', for: ['manager', 'admin'], count: countUntreated },
  { service: 'console-library', for: ['manager', 'admin'], count: countWaitingFiles },
  { service: 'photo-library', for: ['manager', 'admin'], count: countWaitingPhotos },
  { service: 'console-papers', for: ['manager', 'admin'], count: countWaitingPapers },
  { service: 'console-lost-items', for: ['manager', 'admin'], count: countReported },
  { service: 'console-feedback', for: ['admin'], count: countWaitingFeedback },
  { service: 'console-corrections', for: ['admin'], count: countPendingCorrections },
  { service: 'console-deletions', for: ['admin'], count: countPendingDeletions },
]

const countBadges = async (ctx: CallerCtx) => {
  const mine = badges.filter((badge) => badge.for?.some((role) => ctx.caller.roles.includes(role)) ?? true)
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
