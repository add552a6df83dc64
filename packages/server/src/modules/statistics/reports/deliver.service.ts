import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { type Language, say } from '@campus/contract/language.ts'
import { statisticsPaths } from '@campus/contract/paths/statistics.ts'
import { type CallerCtx, type Ctx, inTransaction } from '../../../context/context.ts'
import type { Attempt } from '../../../platform/jobs.ts'
import { endAfterLastTry } from '../../../platform/last-try.ts'
import { htmlMail } from '../../../ports/mail/html-mail.ts'
import { type Mail, RecipientRefused } from '../../../ports/mail/mail.ts'
import { record } from '../../audit/audit.service.ts'
import { actAs, inDutySet } from '../../people/person/acting-caller.service.ts'
import { readingScopeOf } from '../../school/organisation/scope.service.ts'
import { reachOf } from '../reading/reach.service.ts'
import { mayOpen } from '../reading/rows.service.ts'
import { statisticSources } from '../sources.extension.ts'
import { claimMail, findWaiting, type MailRow, updateMail } from './mail.repository.ts'
import { listRecipients } from './recipient.repository.ts'
import { findReport, lockReport, type ReportRow } from './report.repository.ts'
import { makeFiles, type ReportFiles } from './report-file.service.ts'
import { stopForOwner } from './report-mails.service.ts'
import { notifyFailed } from './report-messages.ts'
import { ownerOf } from './report-right.service.ts'

/** Exact numbers below five are for the owner, and for who could open all of the rows. */
const hidesFewFrom = async (owner: CallerCtx, { view }: ReportRow, personId: string): Promise<boolean> => {
  const { caller, language } = owner
  if (caller.personId === personId) return false
  const person = await actAs(owner, { personId, schoolId: caller.schoolId, language, actingFor: caller.sessionId })
  const reader = person && inDutySet(person, 'statistics')
  return !reader || !mayOpen(reader, statisticSources.of(owner)[view.source]) || (await readingScopeOf(reader)) !== 'school'
}

const addressOf = (ctx: Ctx, { view }: ReportRow, { from, until }: MailRow) => {
  const { days: _days, ...kept } = view
  const query = Object.entries({ ...kept, from, until }).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return `${ctx.services.publicUrl}/#${statisticsPaths.explorer.address}?${new URLSearchParams(query)}`
}

interface Written {
  readonly report: ReportRow
  readonly row: MailRow
  readonly to: string
  readonly language: Language
}

const compose = (ctx: Ctx, { report, row, to, language }: Written, { pdf, csv, lines }: ReportFiles): Mail => {
  const { name } = report
  const period = `${row.from} – ${row.until}`
  const texts = [
    ...lines.slice(0, 2),
    say(
      ['附件是图表（PDF）和数据（CSV）。', 'The chart (PDF) and its numbers (CSV) are attached.', '附件是圖表（PDF）和資料（CSV）。'],
      language,
    ),
    `${say(['在线查看：', 'Open it online: ', '線上檢視：'], language)}${addressOf(ctx, report, row)}`,
  ]
  const sender = say(['校园服务平台', 'Campus', '校園服務平台'], language)
  const fileName = `${name} ${row.from}`
  return {
    to,
    messageId: `<report-${row.id}@${new URL(ctx.services.publicUrl).hostname}>`,
    subject: `${name} · ${period}`,
    text: [...texts, '', sender].join('\n'),
    html: htmlMail({ language, title: `${name} · ${period}`, lines: texts, sender }),
    attachments: [
      { name: `${fileName}.pdf`, contentType: 'application/pdf', content: pdf },
      { name: `${fileName}.csv`, contentType: 'text/csv', content: csv },
    ],
  }
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** Ends a mail, and says so where it failed. */
const end = (ctx: Ctx, report: ReportRow, row: MailRow, state: 'sent' | 'failed', details: object = {}) =>
  inTransaction(ctx, async (ctx) => {
    await updateMail(ctx.sql, row.id, state, ctx.now())
    if (state === 'failed') return notifyFailed(ctx, report, row)
    const { id, school_id: schoolId, owner_id: actorId, view } = report
    await record(ctx, {
      schoolId,
      actorId,
      action: 'statistics.report_mailed',
      subjectKind: 'statistic_report',
      subjectId: id,
      details: { view, firstDay: row.from, lastDay: row.until, personId: row.person_id, ...details },
    })
  })

/** What decides to whom a mail goes and what it may say, as of now. */
const termsOf = async (ctx: Ctx, report: ReportRow, { person_id: personId }: MailRow, owner: CallerCtx) => ({
  to: (await listRecipients(ctx.sql, [report.id])).find(({ id }) => id === personId)?.email ?? null,
  roles: owner.caller.roles,
  reach: await reachOf(owner, report.view.unitId),
  hidesFew: await hidesFewFrom(owner, report, personId),
})
type Terms = Awaited<ReturnType<typeof termsOf>>

/** Whether nothing that decided about the files has changed while they were made. */
const isAsBefore = async (ctx: Ctx, report: ReportRow, row: MailRow, before: Terms): Promise<boolean> => {
  const owner = await ownerOf(ctx, report)
  return owner !== undefined && isDeepStrictEqual(await termsOf(ctx, report, row, owner), before)
}

/** `outdated`: what the files hold is no longer what the owner may read, and nothing was sent. */
const send = async (ctx: Ctx, report: ReportRow, row: MailRow, owner: CallerCtx): Promise<'over' | 'outdated'> => {
  const terms = await termsOf(ctx, report, row, owner)
  if (!terms.to) {
    await end(ctx, report, row, 'failed')
    return 'over'
  }
  const files = await makeFiles(owner, report, row, terms.hidesFew)
  const mail = compose(ctx, { report, row, to: terms.to, language: owner.language }, files)
  if (!(await isAsBefore(ctx, report, row, terms))) return 'outdated'
  // Until here it may begin again; from here on nobody else sends it, also after a kill.
  if (!(await claimMail(ctx.sql, row.id, ctx.now()))) return 'over'
  try {
    await ctx.services.mail.send(mail)
  } catch (error) {
    if (error instanceof RecipientRefused) {
      await end(ctx, report, row, 'failed')
      return 'over'
    }
    await updateMail(ctx.sql, row.id, 'waiting', ctx.now())
    throw error
  }
  await end(ctx, report, row, 'sent', { sha256: [hashOf(files.pdf), hashOf(files.csv)] })
  return 'over'
}

/** Sends one mail of a report, once. The owner's right of this moment counts, also where it changes while the files are made. */
export const deliverReport = async (ctx: Ctx, id: string, attempt: Attempt): Promise<void> => {
  const row = await findWaiting(ctx.sql, id)
  const report = row && (await findReport(ctx.sql, row.report_id))
  if (!report) return
  const owner = await ownerOf(ctx, report)
  if (!owner || report.state !== 'active') {
    await inTransaction(ctx, async (ctx) => {
      const locked = await lockReport(ctx.sql, report.id)
      await updateMail(ctx.sql, id, 'failed', ctx.now())
      if (locked?.state === 'active') await stopForOwner(ctx, locked)
    })
    return
  }
  await endAfterLastTry(
    attempt,
    async () => {
      if ((await send(ctx, report, row, owner)) === 'outdated') await deliverReport(ctx, id, attempt)
    },
    () => end(ctx, report, row, 'failed'),
  )
}
