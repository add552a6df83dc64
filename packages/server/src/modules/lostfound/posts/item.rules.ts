import { postDays } from '@campus/contract/lostfound/kinds.ts'
import type { Column } from '../../../platform/db/sql.ts'
import { later } from '../../../platform/time/clock.ts'
import type { Transitions } from '../../../platform/transitions.ts'

type State = Column<'lost_item', 'state'>

/** Hidden posts wait for a decision of the school. */
export const itemTransitions: Transitions<State> = {
  open: ['hidden', 'returned', 'closed', 'expired', 'removed'],
  hidden: ['open', 'returned', 'closed', 'expired', 'removed'],
  returned: [],
  closed: [],
  expired: [],
  removed: [],
}

const aDay = 86_400

export const expiryOf = (from: Date) => later(from, postDays * aDay)

/** Whether everybody of the school sees it. */
export const isShown = ({ state, expires_at }: { readonly state: State; readonly expires_at: Date }, now: Date) =>
  state === 'open' && expires_at > now

export const isOver = ({ ended_at }: { readonly ended_at: Date | null }) => ended_at !== null

/** Reports by so many people hide a post until the school decides. */
export const reportsToHide = 3

interface Owned {
  readonly kind: Column<'lost_item', 'kind'>
  readonly side: Column<'lost_item', 'side'>
  readonly owner_id: string | null
}

/** The owner of a card is known by what it says: nobody else gets it. */
export const isCardOfAnother = ({ kind, side, owner_id }: Owned, personId: string) =>
  kind === 'card' && side === 'found' && owner_id !== null && owner_id !== personId

export const isOwnCard = ({ owner_id }: Pick<Owned, 'owner_id'>, personId: string) => owner_id === personId
