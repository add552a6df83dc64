import { type Candidate, type Place, planSeats, type SeatRoom } from './seat-plan.rules.ts'

/** The largest room first: the fewest rooms are left half empty. Undefined where there are too few seats. */
export const seatCandidates = (rooms: readonly SeatRoom[], candidates: readonly Candidate[], papers: number): Place[] | undefined =>
  planSeats(
    rooms.toSorted((one, other) => other.rows * other.columns - one.rows * one.columns),
    candidates,
    papers,
  )
