import type { Phrase } from '@campus/contract/language.ts'
import { type ClaimState, cardTitles, type LostKind, type LostSide, type LostState } from '@campus/contract/lostfound/kinds.ts'
import { BankcardOutline, FileOutline, KeyOutline, ShopbagOutline, TagOutline, UnorderedListOutline } from 'antd-mobile-icons'
import type { ComponentType } from 'react'
import { BottleIcon, PhoneIcon, UmbrellaIcon } from './thing-icons.ts'

export const kindIcons: Record<LostKind, ComponentType> = {
  card: BankcardOutline,
  electronics: PhoneIcon,
  keys: KeyOutline,
  bag: ShopbagOutline,
  clothes: TagOutline,
  umbrella: UmbrellaIcon,
  book: FileOutline,
  bottle: BottleIcon,
  other: UnorderedListOutline,
}

export const stateTones: Record<LostState, 'waiting' | 'good' | 'bad' | 'over'> = {
  open: 'waiting',
  hidden: 'bad',
  returned: 'good',
  closed: 'over',
  expired: 'over',
  removed: 'over',
}

export const claimTones: Record<ClaimState, 'waiting' | 'good' | 'bad' | 'over'> = {
  waiting: 'waiting',
  accepted: 'good',
  declined: 'bad',
  withdrawn: 'over',
  handed_over: 'good',
  ended: 'over',
}

const erased: Phrase = ['内容已删除', 'Content deleted', '內容已刪除']

/** Cards have no words of their own, and what is long over has none any more. */
export const titleOf = ({ kind, side, title }: { readonly kind: LostKind; readonly side: LostSide; readonly title: string }): Phrase => {
  if (kind === 'card') return cardTitles[side]
  return title === '' ? erased : [title, title, title]
}
