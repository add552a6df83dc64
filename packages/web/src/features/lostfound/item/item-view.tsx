import { type LostItem, lostItem } from '@campus/contract/lostfound/items.ts'
import { lostKindNames, lostSideNames, lostStateNames } from '@campus/contract/lostfound/kinds.ts'
import { lostFoundPaths } from '@campus/contract/paths/lostfound.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { redirect } from '../../../navigation/navigator.ts'
import { ClaimCard } from '../claim/claim-card.tsx'
import { stateTones, titleOf } from '../lost-look.ts'
import { SimilarPosts } from '../similar-posts.tsx'
import { ClaimForm } from './claim-form.tsx'
import './item.css'
import { OwnActions } from './own-actions.tsx'
import { ReportButton } from './report-button.tsx'
import { itemWords } from './words.ts'

export function ToList() {
  const words = useWords(itemWords)
  return <Button onClick={() => void redirect(lostFoundPaths.items, {})}>{words.toList}</Button>
}

function About({ item }: { readonly item: LostItem }) {
  const words = useWords(itemWords)
  const say = useSay()
  const isOpen = item.state === 'open'
  return (
    <section className="page-card" aria-label={words.about}>
      <header className="lost-head">
        <h2>{say(titleOf(item))}</h2>
        <StateMark tone={stateTones[item.state]} t={isOpen ? say(lostSideNames[item.side]) : say(lostStateNames[item.state])} />
      </header>
      {item.description && <p className="lost-text">{item.description}</p>}
      <PictureStrip addresses={item.photos} />
      <FactList
        facts={[
          [words.kind, say(lostKindNames[item.kind])],
          [words.place, item.place],
          [item.side === 'found' ? words.foundAt : words.lostAt, minuteOf(Date.parse(item.happenedAt))],
          [words.keptAt, item.custodyPlace],
          [words.question, item.isMine && item.question],
          [words.until, item.isMine && isOpen && minuteOf(Date.parse(item.expiresAt))],
          [words.schoolNotes, item.notes],
        ]}
      />
      {item.kind === 'card' && !item.isMyCard && <p className="page-note">{words.cardNote}</p>}
      {item.isMine ? <OwnActions item={item} /> : item.mayReport && <ReportButton id={item.id} />}
    </section>
  )
}

function Claims({ item, code }: { readonly item: LostItem; readonly code: string | undefined }) {
  const words = useWords(itemWords)
  if (item.claims.length === 0)
    return item.isMine && item.state === 'open' && !item.isInCustody ? <p className="page-note">{words.noClaims}</p> : null
  return (
    <section className="page-column" aria-label={words.claims}>
      {item.claims.map((claim) => (
        <ClaimCard key={claim.id} item={item} claim={claim} code={code} />
      ))}
    </section>
  )
}

/** One post, whole, with what I may do about it; news about it appears by itself. */
export function ItemView({ id, code }: { readonly id: string; readonly code?: string | undefined }) {
  const words = useWords(itemWords)
  const read = useRead(lostItem, { id }, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <div className="page">
      <QueryView read={read} otherWay={<ToList />}>
        {(item) => (
          <>
            <About item={item} />
            {item.mayClaim && <ClaimForm key={item.id} item={item} />}
            {item.isPromised && !item.isMine && item.claims.length === 0 && <p className="page-note">{words.promised}</p>}
            <Claims item={item} code={code} />
            <SimilarPosts items={item.similar} />
          </>
        )}
      </QueryView>
    </div>
  )
}
