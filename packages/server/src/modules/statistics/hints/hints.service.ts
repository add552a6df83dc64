import { type Ctx, inTransaction } from '../../../context/context.ts'
import { defineJob } from '../../../platform/jobs.ts'
import { momentIn } from '../../../platform/time/moment.ts'
import { dayAfter, dayIn, startOfDay } from '../../../platform/time/zoned-day.ts'
import { sendMessage } from '../../messages/sending/send.service.ts'
import { administratorsOf } from '../../school/organisation/scope.service.ts'
import { readSettings } from '../../school/school/school-settings.ts'
import { statisticSources } from '../sources.extension.ts'
import { nameExplanation } from './explained.service.ts'
import { findFirstDay, insertHint, listBusyHours, listEarlier, listExplanations, listLastHours, noteLookedAt } from './hint.repository.ts'
import { hintTexts, titleOf } from './hint-words.ts'
import { fewestEvents, mainPart, unusual } from './unusual.rules.ts'

export const hintsJob = defineJob('statistics.hints')

const weeksLookedAt = 8

type Busy = Awaited<ReturnType<typeof listBusyHours>>[number]

/** The same hour of the clock in the weeks before, as far as the school counts; holidays are compared with holidays alone. */
const sameHours = async (ctx: Ctx, { school_id, source, hour }: Busy) => {
  const { timeZone, holidays } = await readSettings(ctx.sql, school_id)
  const day = dayIn(timeZone, hour)
  const offset = hour.getTime() - startOfDay(timeZone, day).getTime()
  const first = await findFirstDay(ctx.sql, school_id, source)
  return Array.from({ length: weeksLookedAt }, (_, week) => dayAfter(day, -7 * (week + 1)))
    .filter((earlier) => first !== null && earlier >= first && holidays.includes(earlier) === holidays.includes(day))
    .map((earlier) => new Date(startOfDay(timeZone, earlier).getTime() + offset))
}

const tellIfUnusual = (ctx: Ctx, busy: Busy) =>
  inTransaction(ctx, async (ctx) => {
    const { school_id: schoolId, source, outcome, hour, count } = busy
    const hours = await sameHours(ctx, busy)
    const earlier = await listEarlier(ctx.sql, { schoolId, source, outcome, hours })
    const weeks = hours.map((at) => earlier.find((row) => row.hour.getTime() === at.getTime())?.count ?? 0)
    const usual = unusual(count, weeks)
    if (!usual) return
    const { events } = statisticSources.of(ctx)[source]
    const most = mainPart(await listExplanations(ctx.sql, { schoolId, source, hour, outcome, earlier: hours, events }), count)
    const id = await insertHint(ctx.sql, {
      school_id: schoolId,
      source,
      outcome,
      hour,
      count,
      usual_from: usual.from,
      usual_to: usual.to,
      explained_kind: most?.kind ?? null,
      explained_key: most?.key ?? '',
      explained_count: most?.count ?? 0,
      told_at: ctx.now(),
    })
    if (id === undefined) return
    const { timeZone } = await readSettings(ctx.sql, schoolId)
    const name = most && (await nameExplanation(ctx, { schoolId, source, ...most }))
    const texts = hintTexts({
      title: titleOf(statisticSources.of(ctx)[source], outcome),
      at: momentIn(timeZone, hour),
      count,
      ...usual,
      most: most && name ? { name, count: most.count } : null,
    })
    await sendMessage(ctx, {
      schoolId,
      to: await administratorsOf(ctx, schoolId),
      category: 'security',
      ...texts,
      subject: { kind: 'statistic_hint', id },
    })
  })

/** Every hour: looks at those that have ended since, also while no server ran or nothing was counted. Each unusual one is told once. */
export const findHints = async (ctx: Ctx): Promise<void> => {
  const hours = await listLastHours(ctx.sql, ctx.now())
  for (const busy of await listBusyHours(ctx.sql, hours, fewestEvents)) await tellIfUnusual(ctx, busy)
  await noteLookedAt(ctx.sql, hours)
}
