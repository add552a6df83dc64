import { costBelow, openDiaries } from './diaries.rules.ts'
import type { TimedExam } from './soft-counts.rules.ts'

interface UnplacedExam extends Pick<TimedExam, 'candidates' | 'extraMinutes'> {
  readonly id: string
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

export interface Problem {
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
  /** Until when rooms and invigilators are taken: the last candidate is finished. */
  readonly until: number
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

interface SizedRoom {
  readonly id: string
  readonly size: number
}

/** The rooms for so many papers, the smallest first; sorted once, because every exam asks at every time. */
const openSizes = (rooms: readonly ExamRoom[]) => {
  const known = new Map<number, SizedRoom[]>()
  return (papers: number): readonly SizedRoom[] => {
    const sorted =
      known.get(papers) ??
      rooms
        .map((room) => ({ id: room.id, size: room.capacity(papers) }))
        .filter(({ size }) => size > 0)
        .toSorted((one, other) => one.size - other.size || one.id.localeCompare(other.id, 'en'))
    known.set(papers, sorted)
    return sorted
  }
}

/** One room that is just large enough, else the largest ones and a fitting last. */
const chooseRooms = (free: readonly SizedRoom[], people: number): string[] | undefined => {
  const sorted = [...free]
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
  const sorted = staff.toSorted((one, other) => one.id.localeCompare(other.id, 'en'))
  const take = (id: string, span: Span) => {
    busy.take(id, span)
    load.set(id, (load.get(id) ?? 0) + 1)
    return id
  }
  return (teacherIds: readonly string[], span: Span): string[] => {
    const free = sorted
      .filter(({ id }) => busy.isFree(id, span))
      .toSorted((one, other) => (load.get(one.id) ?? 0) - (load.get(other.id) ?? 0))
    const outsider = free.find(({ id }) => !teacherIds.includes(id))
    if (!outsider) return []
    const second = free.find(({ id }) => id !== outsider.id && teacherIds.includes(id)) ?? free.find(({ id }) => id !== outsider.id)
    return [outsider, second].flatMap((one) => (one ? [take(one.id, span)] : []))
  }
}

interface Proposal {
  readonly placed: readonly Placed[]
  readonly left: readonly string[]
}

/**
 * Deterministic: the same input gives the same plan. What a person fixed is never moved. It stops after each exam, so that a server can
 * answer others meanwhile.
 */
export function* proposeByStep({ unplaced, slots, fixed, rooms, staff }: Problem): Generator<void, Proposal> {
  const diaries = openDiaries(fixed)
  const roomBusy = openBusy(rooms)
  const sizedRooms = openSizes(rooms)
  const perDay = new Map<number, number>()
  for (const { day } of fixed) perDay.set(day, (perDay.get(day) ?? 0) + 1)
  const count = (day: number, by: number) => perDay.set(day, (perDay.get(day) ?? 0) + by)
  const standing = new Map<string, Standing>()

  const bestFor = ({ candidates, extraMinutes, minutes, papers }: UnplacedExam): Standing | undefined => {
    let best: Standing | undefined
    const own = diaries.read({ candidates, extraMinutes })
    const longest = Math.max(0, ...(extraMinutes?.values() ?? [])) * minute
    for (const { startsAt, day } of slots) {
      const exam = { startsAt, endsAt: startsAt + minutes * minute, day, candidates, extraMinutes }
      // A little for full days, so that exams spread over them.
      const cost = costBelow(best?.cost ?? Infinity, own, exam, (perDay.get(day) ?? 0) * 0.01)
      if (cost === undefined) continue
      const span: Span = [exam.startsAt, exam.endsAt + longest]
      const roomIds = chooseRooms(
        sizedRooms(papers).filter(({ id }) => roomBusy.isFree(id, span)),
        candidates.length,
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
    yield
  }
  for (let round = 0; round < rounds; round += 1)
    for (const exam of order) {
      const now = standing.get(exam.id)
      if (now) lift(exam.id, now)
      const place = bestFor(exam) ?? now
      if (place) put(exam.id, place)
      yield
    }
  const invigilate = openStaff(staff)
  const placed: Placed[] = []
  for (const { id, teacherIds } of order) {
    const place = standing.get(id)
    if (!place) continue
    const { span, roomIds } = place
    const [startsAt, until] = span
    placed.push({ id, startsAt, until, roomIds, invigilatorIds: roomIds.map(() => invigilate(teacherIds, span)) })
    yield
  }
  return { placed, left: order.filter(({ id }) => !standing.has(id)).map(({ id }) => id) }
}

/** At once, however long it takes. */
export const propose = (problem: Problem): Proposal => {
  const steps = proposeByStep(problem)
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}
