import { say } from '@campus/contract/language.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { personNameIn } from '@campus/contract/people/person-name.ts'
import type { Report } from '@campus/contract/statistics/reports.ts'
import type { CallerCtx, Ctx } from '../../../context/context.ts'
import { dayIn } from '../../../platform/time/zoned-day.ts'
import { namesOf } from '../../people/person/person.service.ts'
import { unitsNamed } from '../../school/organisation/unit-trail.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { statisticSources } from '../sources.extension.ts'
import { listPeriods } from './mail.repository.ts'
import { nextDay } from './period.rules.ts'
import { listRecipients } from './recipient.repository.ts'
import type { ReportRow } from './report.repository.ts'

/** The day and the hour at the school. */
export const clockOf = async (ctx: Ctx, schoolId: string) => {
  const { timeZone } = await readSettings(ctx.sql, schoolId)
  const hour = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', hourCycle: 'h23', timeZone }).format(ctx.now())
  return { timeZone, today: dayIn(timeZone, ctx.now()), hour: Number(hour) }
}

export const presentReports = async (ctx: CallerCtx, rows: readonly ReportRow[]): Promise<Report[]> => {
  const { personId, schoolId, roles } = ctx.caller
  const ids = rows.map(({ id }) => id)
  const names = await namesOf(ctx, schoolId, [...new Set(rows.map(({ owner_id }) => owner_id))])
  const units = await unitsNamed(ctx, schoolId, [...new Set(rows.flatMap(({ view }) => view.unitId ?? []))])
  const recipients = await listRecipients(ctx.sql, ids)
  const periods = await listPeriods(ctx.sql, ids)
  const clock = await clockOf(ctx, schoolId)
  return rows.map((row) => {
    const isMine = row.owner_id === personId
    const unit = units.find(({ id }) => id === row.view.unitId)
    return {
      id: row.id,
      version: row.version,
      name: row.name,
      view: row.view,
      sourceName: say(statisticSources.of(ctx)[row.view.source].name, ctx.language),
      unitName: unit ? nameIn(unit, ctx.language) : '',
      isShared: row.is_shared,
      schedule: row.schedule,
      nextOn: row.state === 'active' ? nextDay(row, clock) : null,
      owner: { id: row.owner_id, name: names.get(row.owner_id)?.name ?? '' },
      isMine,
      mayDelete: isMine || roles.includes('admin'),
      recipients: isMine
        ? recipients.flatMap(({ report_id, id, name, name_pinyin: namePinyin, email }) =>
            report_id === row.id && email ? { personId: id, name: personNameIn({ name, namePinyin }, ctx.language), email } : [],
          )
        : [],
      problem: row.problem ? say(row.problem, ctx.language) : '',
      mails: periods.flatMap(({ report_id, ...period }) => (report_id === row.id ? period : [])),
      changedAt: row.changed_at.toISOString(),
    }
  })
}
