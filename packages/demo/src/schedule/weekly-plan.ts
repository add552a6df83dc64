import { listWeeks, parseWeeks } from '@campus/contract/schedule/weeks.ts'
import { type Random, randomFrom } from '../seed.ts'
import { type Room, rooms } from './rooms.ts'
import type { Taught } from './teaching.ts'

/** A weekly time of a section: two periods on a weekday, in some weeks. */
export interface PlannedSlot {
  readonly taught: Taught
  readonly weekday: number
  readonly fromPeriod: number
  readonly weeks: string
  readonly room: Room
}

const weekdays = [1, 2, 3, 4, 5]
const blocks = [1, 3, 5, 7, 9]

/** What the course needs; gymnastics and laboratories are nobody else's. */
const kindOf = ({ course }: Taught): Room['kind'] => {
  const [name] = course.name
  if (name.startsWith('体育')) return 'sport'
  if (course.kind !== 'practice') return 'lecture'
  return name.includes('实验') ? 'laboratory' : 'computer'
}

const fits = (taught: Taught) => {
  const kind = kindOf(taught)
  return rooms
    .filter((room) => room.kind === kind && room.seats >= taught.students.length)
    .toSorted((one, other) => one.seats - other.seats)
}

const everyWeek = '1-16'

/** Small courses meet once a week, larger ones twice; the second lesson of middle ones is every second week. */
const weeksOf = ({ course: { credit } }: Taught): readonly string[] => {
  if (credit < 2) return [everyWeek]
  return [everyWeek, credit === 2.5 ? '2-16 even' : everyWeek]
}

const shuffled = <Item>(items: readonly Item[], random: Random) =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

const lessonsIn = (weeks: string) => listWeeks(parseWeeks(weeks) ?? 0).length
/** So many lessons has the term of a school of this size. */
const wantedLessons = 13_000

/** First come, first served: a time at which the class, the teacher and a room are free; none where there is no such time. */
const planner = () => {
  const random = randomFrom('weekly plan')
  const taken = new Set<string>()
  const times = weekdays.flatMap((weekday) => blocks.map((fromPeriod) => ({ weekday, fromPeriod })))
  return (taught: Taught, weeks: string): readonly PlannedSlot[] => {
    const fitting = fits(taught)
    const people = [...taught.groups, taught.teacher]
    for (const { weekday, fromPeriod } of shuffled(times, random)) {
      const key = (who: string) => `${who} ${weekday} ${fromPeriod}`
      if (people.some((who) => taken.has(key(who)))) continue
      const room = fitting.find(({ code }) => !taken.has(key(code)))
      if (!room) continue
      for (const who of [...people, room.code]) taken.add(key(who))
      return [{ taught, weekday, fromPeriod, weeks, room }]
    }
    return []
  }
}

/** The usual times of every section, then exercise classes of those with most credits until the term has its lessons. */
export const planWeek = (sections: readonly Taught[]): PlannedSlot[] => {
  const place = planner()
  const slots = sections.flatMap((taught) => weeksOf(taught).flatMap((weeks) => place(taught, weeks)))
  let lessons = slots.reduce((sum, { weeks }) => sum + lessonsIn(weeks), 0)
  for (const taught of sections.toSorted((one, other) => other.course.credit - one.course.credit)) {
    if (lessons >= wantedLessons) break
    const classes = place(taught, everyWeek)
    slots.push(...classes)
    lessons += classes.length * lessonsIn(everyWeek)
  }
  return slots
}
