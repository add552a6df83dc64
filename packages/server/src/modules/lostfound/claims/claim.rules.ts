import type { Column } from '../../../platform/db/sql.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type State = Column<'lost_claim', 'state'>

export const claimTransitions: Transitions<State> = {
  waiting: ['accepted', 'declined', 'withdrawn', 'ended'],
  accepted: ['declined', 'withdrawn', 'handed_over', 'ended'],
  declined: [],
  withdrawn: [],
  handed_over: [],
  ended: [],
}

export interface ItemSides {
  readonly side: Column<'lost_item', 'side'>
  readonly person_id: string
  readonly custody_at: Date | null
}

interface Reader {
  readonly personId: string
  /** Managers and administrators act for the office that keeps a thing. */
  readonly isStaff: boolean
}

export interface Sides {
  /** Who has the thing types the code; who owns it shows it. */
  readonly hasIt: boolean
  readonly ownsIt: boolean
  /** Who posted decides about claims, or the office that keeps the thing. */
  readonly answers: boolean
}

/** On which side of a claim somebody stands. Who claims never answers their own claim. */
export const sidesOf = (item: ItemSides, claim: { readonly person_id: string }, reader: Reader): Sides => {
  const isClaimant = claim.person_id === reader.personId
  const isAuthor = item.person_id === reader.personId
  if (item.side === 'lost') return { hasIt: isClaimant, ownsIt: isAuthor, answers: isAuthor }
  const hasIt = !isClaimant && (item.custody_at === null ? isAuthor : reader.isStaff)
  return { hasIt, ownsIt: isClaimant, answers: hasIt }
}

export const isOpenClaim = (state: State) => state === 'waiting' || state === 'accepted'
