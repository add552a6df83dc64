import { endFor, isBackToBack, maxADay, maxInFiveDays, type OwnExam, type TimedExam } from './soft-counts.rules.ts'

/** Somebody's exams, and how many ms longer they may write at the one that is to be placed. */
interface Diary {
  readonly exams: readonly OwnExam[]
  readonly extra: number
}

/** The exams that candidates have already, by person. */
export const openDiaries = (fixed: readonly TimedExam[]) => {
  const diaries = new Map<string, OwnExam[]>()
  const of = (person: string) => diaries.get(person) ?? []
  const add = ({ candidates, extraMinutes, ...exam }: TimedExam) => {
    for (const person of candidates) diaries.set(person, [...of(person), { ...exam, endsAt: endFor(person, exam.endsAt, extraMinutes) }])
  }
  const remove = ({ candidates, startsAt }: TimedExam) => {
    for (const person of candidates) {
      const own = of(person)
      const at = own.findIndex((exam) => exam.startsAt === startsAt)
      if (at >= 0) diaries.set(person, own.toSpliced(at, 1))
    }
  }
  for (const exam of fixed) add(exam)
  /** Of those who have any. */
  const read = ({ candidates, extraMinutes }: Pick<TimedExam, 'candidates' | 'extraMinutes'>): Diary[] =>
    candidates.map((person) => ({ exams: of(person), extra: endFor(person, 0, extraMinutes) })).filter(({ exams }) => exams.length > 0)
  return { add, remove, read }
}

/** What one more exam costs somebody; undefined where they have another at that time. */
const costFor = ({ exams, extra }: Diary, { startsAt, endsAt, day }: TimedExam): number | undefined => {
  const until = endsAt + extra
  let [sameDay, near, isTight] = [0, 0, false]
  for (const exam of exams) {
    if (exam.startsAt < until && startsAt < exam.endsAt) return undefined
    if (Math.abs(exam.day - day) < 5) near += 1
    if (exam.day !== day) continue
    sameDay += 1
    isTight ||= isBackToBack(exam, { startsAt, endsAt: until })
  }
  return (isTight ? 3 : 0) + (sameDay >= maxADay ? 8 : 0) + (near >= maxInFiveDays ? 4 : 0)
}

/** For all together; undefined also where it is not below the limit, which ends the count early. */
export const costBelow = (limit: number, diaries: readonly Diary[], wanted: TimedExam, start: number) => {
  let cost = start
  for (const diary of diaries) {
    const more = costFor(diary, wanted)
    if (more === undefined) return undefined
    cost += more
    if (cost >= limit) return undefined
  }
  return cost < limit ? cost : undefined
}
