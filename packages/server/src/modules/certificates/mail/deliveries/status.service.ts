import type { InputOf, OutputOf } from '@campus/contract/call.ts'
import type { schoolMails } from '@campus/contract/certificates/console.ts'
import type { mailStatus, sendMail } from '@campus/contract/certificates/delivery.ts'
import { say } from '@campus/contract/language.ts'
import { maxListed } from '@campus/contract/list-filter.ts'
import { maskEmail } from '@campus/contract/masks.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import { refusals } from '@campus/contract/refusals.ts'
import type { CallerCtx, Ctx } from '../../../../context/context.ts'
import { refuse } from '../../../../platform/refuse.ts'
import { narrowList, noteListRead } from '../../../logs/lists/list-filter.service.ts'
import { titleOf } from '../../application/application-view.ts'
import { attachmentName } from '../content/mail-text.ts'
import { isMailTrouble } from '../outcome.rules.ts'
import { findOwnApplication, listOfOrder } from './carried.repository.ts'
import * as repository from './status.repository.ts'

type Shown = OutputOf<typeof sendMail>

const sayReason = (ctx: Ctx, { reason, server_said }: repository.StatusRow): string => {
  if (!isMailTrouble(reason)) return ''
  const text = say(refusals[reason], ctx.language)
  return server_said === '' ? text : `${text} (${server_said})`
}

const namesOf = async (ctx: Ctx, rows: readonly repository.StatusRow[]) => {
  const ids = [...new Set(rows.flatMap(({ document_ids }) => document_ids))]
  const titles = ids.length > 0 ? await repository.listTitles(ctx.sql, ids) : []
  return new Map(
    titles.map((row) => {
      const own = { title_zh: row.title_zh ?? '', title_en: row.title_en ?? '' }
      return [row.id, attachmentName(titleOf({ ...row, ...own }, ctx.language), row.serial)]
    }),
  )
}

const present = async (ctx: Ctx, rows: readonly repository.StatusRow[]): Promise<Shown[]> => {
  const names = await namesOf(ctx, rows)
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    cc: row.cc,
    state: row.state,
    reason: sayReason(ctx, row),
    refusedCc: row.refused_cc,
    via: row.via,
    files: row.document_ids.map((id) => names.get(id) ?? ''),
    attempts: row.attempts,
    queuedAt: row.queued_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  }))
}

/** One mail as its sender sees it. */
export const showMail = async (ctx: Ctx, id: string): Promise<Shown> => {
  const [shown] = await present(ctx, [await repository.findMail(ctx.sql, id)])
  if (!shown) throw refuse('not_found')
  return shown
}

const mailsOfApplication = async (ctx: CallerCtx, applicationId: string) => {
  const { personId } = ctx.caller
  const application = await findOwnApplication(ctx.sql, applicationId, personId)
  if (!application) throw refuse('not_found')
  const { document_id: documentId } = application
  return documentId === null ? [] : repository.listOfApplication(ctx.sql, personId, { id: applicationId, documentId })
}

const mailsOfOrder = async (ctx: CallerCtx, orderId: string) => {
  const { personId } = ctx.caller
  if ((await listOfOrder(ctx.sql, orderId, personId)).length === 0) throw refuse('not_found')
  return repository.listOfOrder(ctx.sql, personId, orderId)
}

export const listOwn = async (
  ctx: CallerCtx,
  { applicationId, orderId }: InputOf<typeof mailStatus>,
): Promise<OutputOf<typeof mailStatus>> =>
  present(ctx, await (applicationId === undefined ? mailsOfOrder(ctx, orderId ?? '') : mailsOfApplication(ctx, applicationId)))

/** Mails as the administration sees them: the addresses are somebody's own. */
export const presentMasked = async (ctx: Ctx, rows: readonly repository.StatusRow[]) =>
  (await present(ctx, rows)).map((mail, index) => ({
    ...mail,
    to: maskEmail(mail.to),
    cc: mail.cc.map(maskEmail),
    refusedCc: mail.refusedCc.map(maskEmail),
    personId: rows[index]?.person_id ?? '',
    personName: personNameIn({ name: rows[index]?.person_name ?? '', namePinyin: rows[index]?.person_pinyin }, ctx.language),
    personNumber: rows[index]?.person_number ?? '',
  }))

export const listSchools = async (
  ctx: CallerCtx,
  { pageNum, pageSize, sort, ...wanted }: InputOf<typeof schoolMails>,
): Promise<OutputOf<typeof schoolMails>> => {
  const filter = { ...wanted, ...(await narrowList(ctx, wanted)) }
  const rows = await presentMasked(
    ctx,
    await repository.listOfSchool(ctx.sql, filter, { pageNum, pageSize }, sort === 'queuedAt' ? 'asc' : 'desc'),
  )
  await noteListRead(ctx, { name: 'certificate_mails', isFirstPage: pageNum === 1, filter: wanted }, rows)
  return { rows, total: await repository.countOfSchool(ctx.sql, filter, maxListed + 1) }
}
