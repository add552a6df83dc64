import type { OutputOf } from '@campus/contract/call.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../context/context.ts'
import type { WaitingRows } from '../../platform/db/paging.ts'
import { consentsNeeded } from '../account/consent/consent.service.ts'
import { freeCopiesWaiting } from '../appeals/console/free-copies-review.service.ts'
import { grievancesWaiting } from '../appeals/console/pay-grievance-review.service.ts'
import { appraisalsWaiting } from '../appraisal/campaigns/own-campaign.service.ts'
import { measureWaitingTexts } from '../appraisal/console/text-review.service.ts'
import { tasksWaiting } from '../approval/processes/process.service.ts'
import { objectionsWaiting } from '../attendance/records/objection.service.ts'
import { warningsWaiting } from '../attendance/warnings/warning.service.ts'
import { applicationsWaiting } from '../certificates/decisions/decision.service.ts'
import { filesWaiting } from '../cloudprint/console/review.service.ts'
import { concernsCaller } from '../documents/templates/offer.service.ts'
import { errandsWaiting } from '../entrust/entrustments/own-entrustment.service.ts'
import { dutiesWaiting } from '../exams/duties/duty.service.ts'
import { measureAppeals } from '../grades/console/appeal-review.service.ts'
import { measureSheets } from '../grades/console/sheet-review.service.ts'
import { openEvaluation } from '../help/evaluations/evaluation.service.ts'
import { feedbackWaiting } from '../help/feedback/feedback-case.service.ts'
import { papersWaiting, photosWaiting } from '../identity/console/waiting.service.ts'
import { leaveWaiting } from '../leave/leave.service.ts'
import { reportsWaiting } from '../lostfound/console/custody.service.ts'
import { countUnread, newestAnnouncements } from '../messages/inbox/inbox.service.ts'
import { paymentsWaiting } from '../orders/listing/own-order.service.ts'
import { correctionsWaiting } from '../people/corrections/correction-decision.service.ts'
import { deletionsWaiting } from '../people/privacy/deletion.service.ts'
import { pickUpWaiting } from '../printing/items/item.service.ts'
import { answersWaiting } from '../schedule/changes/answering.service.ts'
import { measureChanges } from '../schedule/console/change-review.service.ts'
import { faultsWaiting } from '../terminals/console/fault-case.service.ts'
import { readWorkbench } from './workbench.service.ts'

interface Badge {
  /** The word of the service where it is done. */
  readonly service: string
  /** For everybody unless named. */
  readonly for?: readonly Role[]
  readonly find: (ctx: CallerCtx) => Promise<WaitingRows>
}

const badges: readonly Badge[] = [
  { service: 'my-orders', find: paymentsWaiting },
  { service: 'print-orders', find: pickUpWaiting },
  { service: 'entrusted', find: errandsWaiting },
  { service: 'approval-tasks', find: tasksWaiting },
  { service: 'appraisal', for: ['student'], find: appraisalsWaiting },
  { service: 'lesson-changes', for: ['teacher'], find: answersWaiting },
  { service: 'invigilations', for: ['teacher'], find: dutiesWaiting },
  { service: 'attendance-objections', for: ['teacher', 'manager'], find: objectionsWaiting },
  { service: 'leave-decisions', for: ['manager', 'admin'], find: leaveWaiting },
  { service: 'certificate-decisions', for: ['manager', 'admin'], find: applicationsWaiting },
  { service: 'console-pay-grievances', for: ['manager', 'admin'], find: grievancesWaiting },
  { service: 'console-free-copies', for: ['manager', 'admin'], find: freeCopiesWaiting },
  { service: 'console-terminal-faults', for: ['manager', 'admin'], find: faultsWaiting },
  { service: 'console-library', for: ['manager', 'admin'], find: filesWaiting },
  { service: 'photo-library', for: ['manager', 'admin'], find: photosWaiting },
  { service: 'console-papers', for: ['manager', 'admin'], find: papersWaiting },
  { service: 'console-warnings', for: ['manager', 'admin'], find: warningsWaiting },
  { service: 'console-lesson-changes', for: ['manager', 'admin'], find: measureChanges },
  { service: 'console-grade-sheets', for: ['manager', 'admin'], find: measureSheets },
  { service: 'console-grade-appeals', for: ['manager', 'admin'], find: measureAppeals },
  { service: 'console-appraisal-texts', for: ['manager', 'admin'], find: measureWaitingTexts },
  { service: 'console-lost-items', for: ['manager', 'admin'], find: reportsWaiting },
  { service: 'console-feedback', for: ['admin'], find: feedbackWaiting },
  { service: 'console-corrections', for: ['admin'], find: correctionsWaiting },
  { service: 'console-deletions', for: ['admin'], find: deletionsWaiting },
]

const findWaiting = async (ctx: CallerCtx) => {
  const mine = badges.filter((badge) => badge.for?.some((role) => ctx.caller.roles.includes(role)) ?? true)
  const found = await Promise.all(mine.map(async ({ service, find }) => ({ service, ...(await find(ctx)) })))
  return found.filter(({ count }) => count > 0)
}

/** What is due first, then what waits longest. */
const byUrgency = (one: WaitingRows, other: WaitingRows) =>
  (one.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) - (other.dueAt?.getTime() ?? Number.POSITIVE_INFINITY) ||
  (one.since?.getTime() ?? 0) - (other.since?.getTime() ?? 0)

const newsOnHome = 3

export const readHome = async (ctx: CallerCtx): Promise<OutputOf<typeof homeInit>> => ({
  unread: await countUnread(ctx),
  waiting: (await findWaiting(ctx)).toSorted(byUrgency).map(({ service, count, since, dueAt }) => ({
    service,
    count,
    since: since?.toISOString() ?? null,
    dueAt: dueAt?.toISOString() ?? null,
  })),
  hasCertificates: await concernsCaller(ctx),
  workbench: await readWorkbench(ctx),
  consentNeeded: await consentsNeeded(ctx),
  evaluation: await openEvaluation(ctx),
  announcements: await newestAnnouncements(ctx, newsOnHome),
})
