import { randomFrom } from '@campus/demo/seed.ts'
import { systemContext } from '@campus/server/context/context.ts'
import { findHints } from '@campus/server/modules/statistics/hints/hints.service.ts'
import { enter } from '@campus/server/testing/enter.ts'
import { openTestCampus } from '@campus/server/testing/test-campus.ts'

const hourMs = 3_600_000
const [weeksBefore, weeksWatched] = [8, 4]
const hoursOf = (weeks: number) => weeks * 7 * 24

/** Busy by day, quiet at night, half as much at weekends. */
const usualAt = (hour: number, most: number) => {
  const [ofDay, day] = [hour % 24, Math.floor(hour / 24) % 7]
  const part = ofDay < 7 ? 0.05 : ofDay < 9 ? 0.6 : ofDay < 18 ? 1 : 0.4
  return most * part * (day > 4 ? 0.5 : 1)
}

const random = randomFrom('planted incidents')

/** As events that know nothing of each other fall into an hour. */
const poisson = (mean: number) => {
  if (mean > 30) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.max(0, Math.round(mean + normal * Math.sqrt(mean)))
  }
  let [count, left] = [0, random()]
  const end = Math.exp(-mean)
  while (left > end) {
    count += 1
    left *= random()
  }
  return count
}

const series = [
  { source: 'logins', outcome: 'refused', most: 12 },
  { source: 'logins', outcome: 'in', most: 900 },
  { source: 'mails', outcome: 'failed', most: 2 },
  { source: 'prints', outcome: 'printed', most: 140 },
] as const

/** Which hour of the watched weeks, of which series, and how many more than usual. */
const incidents = [
  { series: 0, hour: 14, more: 190 },
  { series: 0, hour: 99, more: 60 },
  { series: 0, hour: 411, more: 120 },
  { series: 1, hour: 203, more: 900 },
  { series: 1, hour: 371, more: 400 },
  { series: 2, hour: 57, more: 40 },
  { series: 2, hour: 300, more: 25 },
  { series: 2, hour: 601, more: 80 },
  { series: 3, hour: 130, more: 250 },
  { series: 3, hour: 490, more: 180 },
]

/** Twelve weeks of hours with incidents in the last four: which of them were found, and what else was told. */
export const findPlanted = async () => {
  const campus = await openTestCampus()
  try {
    const { schoolId } = await enter(campus, { kind: 'teacher', roles: ['admin'] })
    const { sql } = campus.base
    const watchedFrom = Math.floor(Date.now() / hourMs) * hourMs - hoursOf(weeksWatched) * hourMs
    const firstHour = watchedFrom - hoursOf(weeksBefore) * hourMs
    const rows = series.flatMap(({ source, outcome, most }, of) =>
      Array.from({ length: hoursOf(weeksBefore + weeksWatched) }, (_, place) => {
        const more = incidents.find((one) => one.series === of && one.hour === place - hoursOf(weeksBefore))?.more ?? 0
        const count = poisson(usualAt(place, most)) + more
        return { school_id: schoolId, source, outcome, subject: '', hour: new Date(firstHour + place * hourMs), count, amount: 0 }
      }),
    )
    const present = rows.filter(({ count }) => count > 0)
    for (let from = 0; from < present.length; from += 2000)
      await sql
        .insertInto('statistic_hour')
        .values(present.slice(from, from + 2000))
        .execute()
    await sql
      .insertInto('statistic_day')
      .values(
        [...new Set(series.map(({ source }) => source))].map((source) => ({
          school_id: schoolId,
          source,
          outcome: '',
          subject: '',
          day: new Date(firstHour - 24 * hourMs),
          count: 1,
          amount: 0,
        })),
      )
      .execute()
    for (let hour = 1; hour <= hoursOf(weeksWatched); hour += 1)
      await findHints({ ...systemContext(campus.base), now: () => new Date(watchedFrom + hour * hourMs + 60_000) })
    const told = await sql.selectFrom('statistic_hint').where('school_id', '=', schoolId).select(['source', 'outcome', 'hour']).execute()
    const isPlanted = (hint: (typeof told)[number]) =>
      incidents.some(({ series: of, hour }) => {
        const { source, outcome } = series[of] ?? series[0]
        return hint.source === source && hint.outcome === outcome && hint.hour.getTime() === watchedFrom + hour * hourMs
      })
    const found = told.filter(isPlanted).length
    return { planted: incidents.length, found, falseAWeek: (told.length - found) / weeksWatched }
  } finally {
    await campus.close()
  }
}
