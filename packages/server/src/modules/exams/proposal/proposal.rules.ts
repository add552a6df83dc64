import { isBackToBack, maxADay, maxInFiveDays, type TimedExam } from './soft-counts.rules.ts'

interface UnplacedExam {
  readonly id: string
  readonly candidates: readonly string[]
  readonly minutes: number
  readonly papers: number
  readonly teacherIds: readonly string[]
}

export interface Slot {
  readonly startsAt: number
  readonly day: number
}

type Span = readonly [from: number, until: number]

interface Resource {
  readonly id: string
  readonly busy: readonly Span[]
}

interface ExamRoom extends Resource {
  readonly capacity: (papers: number) => number
}

interface Problem {
  readonly unplaced: readonly UnplacedExam[]
  readonly slots: readonly Slot[]
  /** Exams whose time stays. */
  readonly fixed: readonly TimedExam[]
  readonly rooms: readonly ExamRoom[]
  readonly staff: readonly Resource[]
}

export interface Placed {
  readonly id: string
  readonly startsAt: number
  readonly roomIds: readonly string[]
  /** By room, in the order of the rooms. */
  readonly invigilatorIds: readonly (readonly string[])[]
}

const minute = 60_000
/** How often every exam is tried elsewhere: an improvement that takes long is not worth the wait. */
const rounds = 2
const overlaps = (one: Span, [from, until]: Span) => one[0] < until && from < one[1]

/** Who and what is taken when. */
const openBusy = (resources: readonly Resource[]) => {
  const spans = new Map(resources.map(({ id, busy }) => [id, [...busy]]))
  return {
    isFree: (id: string, span: Span) => !(spans.get(id) ?? []).some((taken) => overlaps(taken, span)),
    take: (id: string, span: Span) => void spans.get(id)?.push(span),
    release: (id: string, span: Span) =>
      void spans.set(
        id,
        (spans.get(id) ?? []).filter((taken) => taken !== span),
      ),
  }
}

/** One room that is just large enough, else the largest ones and a fitting last. */
const chooseRooms = (free: readonly ExamRoom[], people: number, papers: number): string[] | undefined => {
  const sorted = free
    .map((room) => ({ id: room.id, size: room.capacity(papers) }))
    .filter(({ size }) => size > 0)
    .toSorted((one, other) => one.size - other.size || one.id.localeCompare(other.id, 'en'))
  const chosen: string[] = []
  for (let left = people; left > 0; ) {
    const fitting = sorted.findIndex(({ size }) => size >= left)
    const [room] = sorted.splice(fitting === -1 ? sorted.length - 1 : fitting, 1)
    if (!room) return undefined
    chosen.push(room.id)
    left -= room.size
  }
  return chosen
}

/** The exams that candidates have already, by person. */
const openDiaries = (fixed: readonly TimedExam[]) => {
  const diaries = new Map<string, Omit<TimedExam, 'candidates'>[]>()
  const of = (person: string) => diaries.get(person) ?? []
  const add = ({ candidates, ...exam }: TimedExam) => {
    for (const person of candidates) diaries.set(person, [...of(person), exam])
  }
  const remove = ({ candidates, startsAt }: TimedExam) => {
    for (const person of candidates) {
      const own = of(person)
      const at = own.findIndex((exam) => exam.startsAt === startsAt)
      if (at >= 0) diaries.set(person, own.toSpliced(at, 1))
    }
  }
  for (const exam of fixed) add(exam)
  /** Undefined where somebody has another exam at that time. */
  const costOf = ({ candidates, startsAt, endsAt, day }: TimedExam): number | undefined => {
    let cost = 0
    for (const person of candidates) {
      const own = of(person)
      if (own.some((exam) => overlaps([exam.startsAt, exam.endsAt], [startsAt, endsAt]))) return undefined
      const sameDay = own.filter((exam) => exam.day === day)
      if (sameDay.some((exam) => isBackToBack(exam, { startsAt, endsAt }))) cost += 3
      if (sameDay.length >= maxADay) cost += 8
      if (own.filter((exam) => Math.abs(exam.day - day) < 5).length >= maxInFiveDays) cost += 4
    }
    return cost
  }
  return { add, remove, costOf }
}

interface Standing {
  readonly exam: TimedExam
  readonly span: Span
  readonly roomIds: readonly string[]
  readonly cost: number
}

/** Exams that share candidates with many others come first, then the large ones. */
const hardestFirst = (unplaced: readonly UnplacedExam[]) => {
  const counts = new Map<string, number>()
  for (const { candidates } of unplaced) for (const person of candidates) counts.set(person, (counts.get(person) ?? 0) + 1)
  const shared = ({ candidates }: UnplacedExam) => candidates.reduce((sum, person) => sum + (counts.get(person) ?? 1) - 1, 0)
  const weighed = unplaced.map((exam) => ({ exam, weight: shared(exam) }))
  return weighed
    .toSorted(
      (one, other) =>
        other.weight - one.weight ||
        other.exam.candidates.length - one.exam.candidates.length ||
        one.exam.id.localeCompare(other.exam.id, 'en'),
    )
    .map(({ exam }) => exam)
}

/** Two for each room: one who does not teach the course, then a teacher of it where one is free. Who has done least comes first. */
const openStaff = (staff: readonly Resource[]) => {
  const busy = openBusy(staff)
  const load = new Map(staff.map(({ id }) => [id, 0]))
  const take = (id: string, span: Span) => {
    busy.take(id, span)
    load.set(id, (load.get(id) ?? 0) + 1)
    return id
  }
  return (teacherIds: readonly string[], span: Span): string[] => {
    const free = staff
      .filter(({ id }) => busy.isFree(id, span))
      .toSorted((one, other) => (load.get(one.id) ?? 0) - (load.get(other.id) ?? 0) || one.id.localeCompare(other.id, 'en'))
    const outsider = free.find(({ id }) => !teacherIds.includes(id))
    if (!outsider) return []
    const second = free.find(({ id }) => id !== outsider.id && teacherIds.includes(id)) ?? free.find(({ id }) => id !== outsider.id)
    return [outsider, second].flatMap((one) => (one ? [take(one.id, span)] : []))
  }
}

/** Deterministic: the same input gives the same plan. What a person fixed is never moved. */
export const propose = ({ unplaced, slots, fixed, rooms, staff }: Problem): { placed: Placed[]; left: string[] } => {
  const diaries = openDiaries(fixed)
  const roomBusy = openBusy(rooms)
  const perDay = new Map<number, number>()
  for (const { day } of fixed) perDay.set(day, (perDay.get(day) ?? 0) + 1)
  const count = (day: number, by: number) => perDay.set(day, (perDay.get(day) ?? 0) + by)
  const standing = new Map<string, Standing>()

  const bestFor = ({ candidates, minutes, papers }: UnplacedExam): Standing | undefined => {
    let best: Standing | undefined
    for (const { startsAt, day } of slots) {
      const exam = { startsAt, endsAt: startsAt + minutes * minute, day, candidates }
      const soft = diaries.costOf(exam)
      if (soft === undefined) continue
      // A little for full days, so that exams spread over them.
      const cost = soft + (perDay.get(day) ?? 0) * 0.01
      if (best && cost >= best.cost) continue
      const span: Span = [exam.startsAt, exam.endsAt]
      const roomIds = chooseRooms(
        rooms.filter(({ id }) => roomBusy.isFree(id, span)),
        candidates.length,
        papers,
      )
      if (roomIds) best = { exam, span, roomIds, cost }
    }
    return best
  }
  const put = (id: string, place: Standing) => {
    standing.set(id, place)
    diaries.add(place.exam)
    count(place.exam.day, 1)
    for (const room of place.roomIds) roomBusy.take(room, place.span)
  }
  const lift = (id: string, place: Standing) => {
    standing.delete(id)
    diaries.remove(place.exam)
    count(place.exam.day, -1)
    for (const room of place.roomIds) roomBusy.release(room, place.span)
  }

  const order = hardestFirst(unplaced)
  for (const exam of order) {
    const place = bestFor(exam)
    if (place) put(exam.id, place)
  }
  for (let round = 0; round < rounds; round += 1)
    for (const exam of order) {
      const now = standing.get(exam.id)
      if (now) lift(exam.id, now)
      const place = bestFor(exam) ?? now
      if (place) put(exam.id, place)
    }
  const invigilate = openStaff(staff)
  const placed = order.flatMap(({ id, teacherIds }) => {
    const place = standing.get(id)
    if (!place) return []
    const { exam, span, roomIds } = place
    return [{ id, startsAt: exam.startsAt, roomIds, invigilatorIds: roomIds.map(() => invigilate(teacherIds, span)) }]
  })
  return { placed, left: order.filter(({ id }) => !standing.has(id)).map(({ id }) => id) }
}
