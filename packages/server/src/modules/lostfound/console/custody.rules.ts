import type { CustodyAction } from '@campus/contract/lostfound/console.ts'
import type { LockedItem } from '../posts/item.repository.ts'

type Item = Pick<LockedItem, 'state' | 'side' | 'custody_at' | 'renewed_at' | 'person_id'>

/** What the office may do with a post. A thing that is lost cannot be taken in; nobody shows their own hidden post again. */
export const actionsFor = (item: Item, personId: string): CustodyAction[] => {
  const isFound = item.side === 'found'
  const offered: Record<CustodyAction, boolean> = {
    take: isFound && item.state === 'open' && item.custody_at === null,
    give: isFound,
    hide: item.state === 'open',
    show: item.state === 'hidden' && item.person_id !== personId,
    renew: item.state === 'open' && item.renewed_at === null,
    end: true,
  }
  const isOpen = item.state === 'open' || item.state === 'hidden'
  return isOpen ? (Object.keys(offered) as CustodyAction[]).filter((action) => offered[action]) : []
}
