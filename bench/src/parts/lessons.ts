import { measureFeed } from '../calendar-feed.ts'
import { measureLessonReads } from '../lesson-reads.ts'
import { measureOverview } from '../past-attendance.ts'
import { judge, judgeRatio } from '../report.ts'
import { measureSigns } from '../signs.ts'
import { rowSizes } from '../sizes-of-tables.ts'

const goals = { reads: 0.6, feed: 5, signs: 0.5, overview: 0.8 }
const [rounds, seconds] = [5, 2]
const campusPeople = 20_000
/** A lecture of 300 signs in ten seconds, a campus in a minute. */
const limits = { lecture: 10, campus: 60 }

const numbers = ({ ours, bare }: { ours: { perSecond: number }; bare: { perSecond: number } }) =>
  `${ours.perSecond.toFixed(0)} and ${bare.perSecond.toFixed(0)} requests/s`

const reportReads = async () => {
  const { week, roll } = await measureLessonReads(rounds, seconds)
  judgeRatio('timetable of a week / same SQL', week.ratio, goals.reads, numbers(week))
  judgeRatio('roll of a lesson / same SQL', roll.ratio, goals.reads, numbers(roll))
}

const reportFeed = async () => {
  const measured = await measureFeed(rounds, seconds)
  judgeRatio('a calendar without news / all of it', measured.ratio, goals.feed, numbers(measured))
}

const reportSigns = async () => {
  const { lecture, all, oursPerSecond, barePerSecond } = await measureSigns(campusPeople)
  for (const [what, limit, { people, kept, refused, reasons, seconds }] of [
    ['signs in one lecture', limits.lecture, lecture],
    ['signs of a campus, one address', limits.campus, all],
  ] as const) {
    judge(what, `${kept} of ${people}`, kept === people && refused === 0, 'all', refused > 0 ? reasons.join(', ') : '')
    judge(`${what}: time`, `${seconds.toFixed(1)} s`, seconds <= limit, `${limit} s`, `${(people / seconds).toFixed(0)} signs/s`)
  }
  judgeRatio(
    'signs / bare upsert',
    oursPerSecond / barePerSecond,
    goals.signs,
    `${oursPerSecond.toFixed(0)} and ${barePerSecond.toFixed(0)} signs/s`,
  )
}

const reportOverview = async () => {
  const [few, many] = rowSizes(1_000_000, 10_000_000)
  const measured = await measureOverview([few, many], rounds, seconds)
  const sizes = `${many.toLocaleString('en')} to ${few.toLocaleString('en')} rows`
  judgeRatio('rates of a section', measured.ratio, goals.overview, `${sizes}, ${numbers(measured)}`)
}

export const reportLessons = async () => {
  await reportReads()
  await reportFeed()
  await reportSigns()
  await reportOverview()
}
