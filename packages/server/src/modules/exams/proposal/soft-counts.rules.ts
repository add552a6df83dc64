export interface TimedExam {
  readonly startsAt: number
  readonly endsAt: number
  /** The number of its day, so that days can be counted from each other. */
  readonly day: number
  readonly candidates: readonly string[]
  /** Of those who were granted more time. */
  readonly extraMinutes?: ReadonlyMap<string, number> | undefined
}

const minute = 60_000
const hour = 3_600_000

/** When an exam ends for one candidate. */
export const endFor = (person: string, endsAt: number, extraMinutes: TimedExam['extraMinutes']) =>
  endsAt + (extraMinutes?.get(person) ?? 0) * minute

/** So little time between two exams that nobody rests. */
export const isBackToBack = (one: Pick<TimedExam, 'startsAt' | 'endsAt'>, other: Pick<TimedExam, 'startsAt' | 'endsAt'>) => {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one]
  return second.startsAt - first.endsAt <= hour
}

export const maxADay = 2
export const maxInFiveDays = 3

/** As one candidate has it. */
export type OwnExam = Omit<TimedExam, 'candidates' | 'extraMinutes'>

const countOne = (exams: readonly OwnExam[]) => {
  const sorted = exams.toSorted((one, other) => one.startsAt - other.startsAt)
  const days = Map.groupBy(sorted, ({ day }) => day)
  const backToBack = sorted.filter((exam, at) => {
    const before = sorted[at - 1]
    return before !== undefined && before.day === exam.day && isBackToBack(before, exam)
  }).length
  const crowdedDays = [...days.values()].filter(({ length }) => length > maxADay).length
  const isCrowdedFrom = (from: number) => sorted.filter(({ day }) => day >= from && day < from + 5).length > maxInFiveDays
  return { backToBack, crowdedDays, crowdedWeeks: [...days.keys()].some(isCrowdedFrom) ? 1 : 0 }
}

/** What is hard on candidates, each counted once a person and day, pair or stretch; and how many exams the busiest day has. */
export const countSoft = (exams: readonly TimedExam[]) => {
  const own = new Map<string, OwnExam[]>()
  for (const { candidates, extraMinutes, ...exam } of exams)
    for (const person of candidates) {
      const mine = { ...exam, endsAt: endFor(person, exam.endsAt, extraMinutes) }
      const known = own.get(person)
      if (known) known.push(mine)
      else own.set(person, [mine])
    }
  const sum = { backToBack: 0, crowdedDays: 0, crowdedWeeks: 0 }
  for (const mine of own.values()) {
    const { backToBack, crowdedDays, crowdedWeeks } = countOne(mine)
    sum.backToBack += backToBack
    sum.crowdedDays += crowdedDays
    sum.crowdedWeeks += crowdedWeeks
  }
  const days = Map.groupBy(exams, ({ day }) => day)
  return { ...sum, busiestDay: Math.max(0, ...[...days.values()].map(({ length }) => length)) }
}
