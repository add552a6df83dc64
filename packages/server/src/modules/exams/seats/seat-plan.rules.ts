export interface Candidate {
  readonly personId: string
  /** With one paper, neighbours are of different classes. */
  readonly classId: string
}

export interface SeatRoom {
  readonly sittingId: string
  readonly rows: number
  readonly columns: number
}

export interface Place {
  readonly sittingId: string
  readonly personId: string
  readonly row: number
  readonly column: number
  readonly paper: number
}

/** Neighbours on four sides differ, because row and column each change the paper. */
const paperAt = (row: number, column: number, papers: number) => ((row + column) % papers) + 1

/** How many surely find a seat: with one paper a single class uses every other seat. */
export const capacityOf = (rows: number, columns: number, papers: number) => (papers > 1 ? rows * columns : Math.ceil((rows * columns) / 2))

const placesOf = function* ({ rows, columns }: SeatRoom, step = 1) {
  for (let row = 1; row <= rows; row += 1) for (let column = 1; column <= columns; column += step) yield { row, column }
}

const keyOf = (sittingId: string, row: number, column: number) => `${sittingId} ${row} ${column}`

const neighbours = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const

/** Who sits at a place already, by class. */
export type Taken = ReadonlyMap<string, string>

interface Seated extends Omit<Place, 'personId' | 'paper'> {
  readonly classId: string
}

export const takenBy = (seats: readonly Seated[]): Map<string, string> =>
  new Map(seats.map(({ sittingId, row, column, classId }) => [keyOf(sittingId, row, column), classId]))

const suits = (taken: Taken, sittingId: string, row: number, column: number, classId: string) =>
  neighbours.every(([down, right]) => taken.get(keyOf(sittingId, row + down, column + right)) !== classId)

/** The first free seat that suits somebody; nobody else moves. */
export const freeSeat = (rooms: readonly SeatRoom[], taken: Taken, { personId, classId }: Candidate, papers: number): Place | undefined => {
  for (const room of rooms)
    for (const { row, column } of placesOf(room)) {
      const isFree = !taken.has(keyOf(room.sittingId, row, column))
      if (isFree && (papers > 1 || suits(taken, room.sittingId, row, column, classId)))
        return { sittingId: room.sittingId, personId, row, column, paper: paperAt(row, column, papers) }
    }
  return undefined
}

/** Of the classes that may sit here the largest that is left, so that small ones still separate it at the end. */
const nextFor = (waiting: ReadonlyMap<string, Candidate[]>, isAllowed: (classId: string) => boolean) => {
  let best: Candidate[] | undefined
  for (const [classId, group] of waiting) if (group.length > 0 && group.length > (best?.length ?? 0) && isAllowed(classId)) best = group
  return best?.shift()
}

const seatBySteps = (step: number, rooms: readonly SeatRoom[], candidates: readonly Candidate[], papers: number): Place[] => {
  const waiting = new Map<string, Candidate[]>()
  for (const candidate of candidates) {
    // Where papers differ, everybody sits in the given order.
    const group = papers > 1 ? '' : candidate.classId
    waiting.set(group, [...(waiting.get(group) ?? []), candidate])
  }
  const taken = new Map<string, string>()
  const places: Place[] = []
  for (const room of rooms)
    for (const { row, column } of placesOf(room, step)) {
      const next = nextFor(waiting, (classId) => papers > 1 || suits(taken, room.sittingId, row, column, classId))
      if (!next) continue
      taken.set(keyOf(room.sittingId, row, column), next.classId)
      places.push({ sittingId: room.sittingId, personId: next.personId, row, column, paper: paperAt(row, column, papers) })
    }
  return places
}

const [spaced, besideEachOther] = [2, 1]

/**
 * Everybody at a place, or undefined where there are too few; the same candidates always get the same places. A column stays empty between
 * two people where the rooms are large enough.
 */
export const planSeats = (rooms: readonly SeatRoom[], candidates: readonly Candidate[], papers: number): Place[] | undefined =>
  [spaced, besideEachOther]
    .map((step) => seatBySteps(step, rooms, candidates, papers))
    .find((places) => places.length === candidates.length)

/** For those whose room is gone: all in the new rooms where they fit, else each at the first free seat. Nobody else moves. */
export const reseat = (
  { added, all }: { readonly added: readonly SeatRoom[]; readonly all: readonly SeatRoom[] },
  kept: readonly Seated[],
  moving: readonly Candidate[],
  papers: number,
): Place[] | undefined => {
  const together = planSeats(added, moving, papers)
  if (together) return together
  const taken = takenBy(kept)
  const places: Place[] = []
  for (const candidate of moving) {
    const place = freeSeat(all, taken, candidate, papers)
    if (!place) return undefined
    taken.set(keyOf(place.sittingId, place.row, place.column), candidate.classId)
    places.push(place)
  }
  return places
}
