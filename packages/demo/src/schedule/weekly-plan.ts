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

/** Small courses meet once a week, larger ones twice; the second lesson of middle ones is every second week. */
const weeksOf = ({ course: { credit } }: Taught): readonly string[] => {
  if (credit < 2) return ['1-16']
  return ['1-16', credit === 2.5 ? '2-16 even' : '1-16']
}

const shuffled = <Item>(items: readonly Item[], random: Random) =>
  items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item)

/** First come, first served: a time at which the class, the teacher and a room are free. What finds none is left out. */
export const planWeek = (sections: readonly Taught[]): PlannedSlot[] => {
  const random = randomFrom('weekly plan')
  const taken = new Set<string>()
  const times = weekdays.flatMap((weekday) => blocks.map((fromPeriod) => ({ weekday, fromPeriod })))
  return sections.flatMap((taught) => {
    const fitting = fits(taught)
    return weeksOf(taught).flatMap((weeks) => {
      for (const { weekday, fromPeriod } of shuffled(times, random)) {
        const key = (who: string) => `${who} ${weekday} ${fromPeriod}`
        const people = [...taught.groups, taught.teacher]
        if (people.some((who) => taken.has(key(who)))) continue
        const room = fitting.find(({ code }) => !taken.has(key(code)))
        if (!room) continue
        for (const who of [...people, room.code]) taken.add(key(who))
        return { taught, weekday, fromPeriod, weeks, room }
      }
      return []
    })
  })
}
