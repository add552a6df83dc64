import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { schoolVerifications } from '@campus/contract/documents/console/issued.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import type { verifyLog } from '@campus/contract/verification/log.ts'
import { Integrity, Signatory, Verdict, VerificationWay } from '@campus/contract/verification/outcome.ts'
import type { CallerCtx, Ctx } from '../../context/context.ts'
import { readFromCursor } from '../../platform/db/cursor.ts'
import { later } from '../../platform/time/clock.ts'
import { narrowList, noteListRead } from '../logs/lists/list-filter.service.ts'
import { readSettings } from '../school/school/school-settings.ts'
import {
  countByDay,
  countChecksOf,
  countEntries,
  type LogFilter,
  type LogOwner,
  type LogRow,
  listChecks,
  listEntries,
} from './verification.repository.ts'

const daysShown = 30

const present = (row: LogRow) => ({
  id: row.id,
  checkedAt: row.checked_at.toISOString(),
  way: VerificationWay.parse(row.way),
  verdict: Verdict.parse(row.verdict),
  integrity: Integrity.nullable().parse(row.integrity),
  signedBy: Signatory.nullable().parse(row.signed_by),
  template: row.name === null ? null : { name: row.name, nameEn: row.name_en ?? '', nameTw: row.name_tw ?? '' },
  serial: row.serial ?? '',
  network: row.network,
  shareNote: row.share_note ?? '',
})

const readLog = async (ctx: Ctx, owner: LogOwner, filter: LogFilter, page: { cursor?: string | undefined; pageSize: number }) => {
  const [log, total] = await Promise.all([
    readFromCursor(page, (from) => listEntries(ctx.sql, owner, filter, from), present),
    countEntries(ctx.sql, owner, filter, maxListed + 1),
  ])
  return { ...log, total }
}

export const listOwn = (ctx: CallerCtx, { about, documentId, ...page }: InputOf<typeof verifyLog>): Promise<OutputOf<typeof verifyLog>> => {
  const { personId } = ctx.caller
  return readLog(ctx, about === 'my_checks' ? { byPersonId: personId } : { holderId: personId }, { documentId }, page)
}

export const listOfSchool = async (
  ctx: CallerCtx,
  { cursor, pageSize, ...wanted }: InputOf<typeof schoolVerifications>,
): Promise<OutputOf<typeof schoolVerifications>> => {
  const { schoolId } = ctx.caller
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const log = await readLog(ctx, { schoolId }, { ...wanted, ...(await narrowList(ctx, wanted)) }, { cursor, pageSize })
  await noteListRead(ctx, { name: 'verifications', isFirstPage: cursor === undefined, filter: wanted }, log.rows)
  const days = await countByDay(ctx.sql, schoolId, later(ctx.now(), -daysShown * 24 * 3600), timeZone)
  return { ...log, days }
}

/** The checks of documents one by one, the latest first. */
export const listChecksOf = async (ctx: Ctx, documentIds: readonly string[], max: number) =>
  (await listChecks(ctx.sql, documentIds, max)).map(({ id, checked_at, way, verdict }) => ({
    id,
    at: checked_at,
    way: VerificationWay.parse(way),
    verdict: Verdict.parse(verdict),
  }))

export const checksOf = (ctx: Ctx, documentId: string) => countChecksOf(ctx.sql, documentId)
