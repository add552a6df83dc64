import type { LostItemRow } from '@campus/contract/lostfound/items.ts'
import { lostSideNames, lostStateNames } from '@campus/contract/lostfound/kinds.ts'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { Time } from '@campus/ui/time/time.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { Picture } from '../../../files/picture/picture.tsx'
import { kindIcons, stateTones, titleOf } from '../lost-look.ts'
import './lost-found.css'
import { listWords } from './words.ts'

function Mark({ item }: { readonly item: LostItemRow }) {
  const words = useWords(listWords)
  const say = useSay()
  if (item.state !== 'open') return <StateMark tone={stateTones[item.state]} t={say(lostStateNames[item.state])} />
  if (item.waiting > 0) return <StateMark tone="waiting" t={words.waiting(item.waiting)} />
  if (item.isPromised) return <StateMark tone="good" t={words.promised} />
  return item.isInCustody ? <StateMark tone="over" t={words.inCustody} /> : null
}

/** One post in a list. */
export function LostRow({ item }: { readonly item: LostItemRow }) {
  const say = useSay()
  const Icon = kindIcons[item.kind]
  const icon = (
    <span className="lost-icon" aria-hidden="true">
      <Icon />
    </span>
  )
  return (
    <span className="lost-row">
      {item.photo ? <Picture address={item.photo} alt="" className="lost-icon" instead={icon} /> : icon}
      <span className="list-text">
        <span className="list-text-head">
          <strong>{say(titleOf(item))}</strong>
          <Mark item={item} />
        </span>
        <small>
          {say(lostSideNames[item.side])}
          {item.place && ` · ${item.place}`}
        </small>
        <small>
          <Time at={item.happenedAt} />
        </small>
      </span>
    </span>
  )
}
