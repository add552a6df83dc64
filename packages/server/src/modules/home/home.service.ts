import type { OutputOf } from '@campus/contract/call.ts'
import { QueueKind } from '@campus/contract/console/work.ts'
import { queueServices } from '@campus/contract/home/queue-services.ts'
import type { homeInit } from '@campus/contract/home/workbench.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { CallerCtx } from '../../context/context.ts'
import type { WaitingRows } from '../../platform/db/paging.ts'
import { consentsNeeded } from '../account/consent/consent.service.ts'
import { appraisalsWaiting } from '../appraisal/campaigns/own-campaign.service.ts'
import { objectionsWaiting } from '../attendance/records/objection.service.ts'
import { measureQueue } from '../console/work/work.service.ts'
import { concernsCaller } from '../documents/templates/offer.service.ts'
import { errandsWaiting } from '../entrust/entrustments/own-entrustment.service.ts'
import { dutiesWaiting } from '../exams/duties/duty.service.ts'
import { returnedSheetsWaiting } from '../grades/sheets/sheet.service.ts'
import { openEvaluation } from '../help/evaluations/evaluation.service.ts'
import { claimsWaiting } from '../lostfound/claims/answer.service.ts'
import { countUnread, newestAnnouncements } from '../messages/inbox/inbox.service.ts'
import { paymentsWaiting } from '../orders/listing/own-order.service.ts'
import { pickUpWaiting } from '../printing/items/item.service.ts'
import { answersWaiting } from '../schedule/changes/answering.service.ts'
import { readWorkbench } from './workbench.service.ts'

interface Badge {
  /** The word of the service where it is done. */
  readonly service: string
  /** For everybody unless named. */
  readonly for?: readonly Role[]
  readonly find: (ctx: CallerCtx) => Promise<WaitingRows>
}

/** What waits for somebody beside what they manage: that is counted queue by queue. */
const badges: readonly Badge[] = [
  { service: 'my-orders', find: paymentsWaiting },
  { service: 'print-orders', find: pickUpWaiting },
  { service: 'entrusted', find: errandsWaiting },
  { service: 'lost-found', find: claimsWaiting },
  { service: 'appraisal', for: ['student'], find: appraisalsWaiting },
  { service: 'lesson-changes', for: ['teacher'], find: answersWaiting },
  { service: 'invigilations', for: ['teacher'], find: dutiesWaiting },
  { service: 'grade-sheets', for: ['teacher'], find: returnedSheetsWaiting },
  { service: 'attendance-objections', for: ['teacher', 'manager'], find: objectionsWaiting },
]

const findWaiting = async (ctx: CallerCtx) => {
  const mine = badges.filter((badge) => badge.for?.some((role) => ctx.caller.roles.includes(role)) ?? true)
  const own = mine.map(async ({ service, find }) => ({ service, ...(await find(ctx)) }))
  const managed = QueueKind.options.map(async (kind) => ({ service: queueServices[kind], ...(await measureQueue(ctx, kind)) }))
  const found = await Promise.all([...own, ...managed])
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
