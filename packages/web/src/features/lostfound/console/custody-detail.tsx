import { type CustodyItem, custodyItem } from '@campus/contract/lostfound/console.ts'
import { lostKindNames, lostStateNames, reportReasonNames } from '@campus/contract/lostfound/kinds.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StateMark } from '@campus/ui/page/state-mark.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import '@campus/ui/page/page.css'
import '../../../console/look/console-look.css'
import { useRead } from '../../../api/use-read.ts'
import { Moment } from '../../../console/look/moment.tsx'
import { PersonLink } from '../../../console/look/person-link.tsx'
import { PictureStrip } from '../../../files/picture/picture-strip.tsx'
import { ClaimCard } from '../claim/claim-card.tsx'
import { stateTones, titleOf } from '../lost-look.ts'
import { CustodyActions } from './custody-actions.tsx'
import { custodyWords } from './words.ts'

function Card({ card: { number, name, owner } }: { readonly card: NonNullable<CustodyItem['card']> }) {
  const words = useWords(custodyWords)
  return (
    <FactList
      facts={[
        [words.cardNumber, number],
        [words.cardName, name],
        [words.cardOwner, owner ? <PersonLink key="owner" {...owner} /> : words.ownerUnknown],
      ]}
    />
  )
}

function Reports({ reports }: Pick<CustodyItem, 'reports'>) {
  const words = useWords(custodyWords)
  const say = useSay()
  if (reports.length === 0) return null
  return (
    <section aria-label={words.reportsTitle}>
      <h3>{words.reportsTitle}</h3>
      <ul className="page-list">
        {reports.map(({ reason, notes, at }) => (
          <li key={at}>
            {say(reportReasonNames[reason])} · <Moment at={at} />
            {notes && <p className="page-note">{notes}</p>}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Item({ item }: { readonly item: CustodyItem }) {
  const words = useWords(custodyWords)
  const say = useSay()
  const { author, returnedTo, claimants } = item
  return (
    <article className="console-card">
      <header>
        <h2>{say(titleOf(item))}</h2>
        <StateMark tone={stateTones[item.state]} t={say(lostStateNames[item.state])} />
      </header>
      <FactList
        facts={[
          [words.kind, say(lostKindNames[item.kind])],
          [words.author, <PersonLink key="author" {...author} />],
          [words.place, item.place],
          [words.at, <Moment key="at" at={item.happenedAt} />],
          [words.until, <Moment key="until" at={item.expiresAt} />],
          [words.keptAt, item.custodyPlace],
          [words.question, item.question],
          [words.notes, item.notes],
          [words.returnedTo, returnedTo && <PersonLink key="returned" {...returnedTo} />],
        ]}
      />
      {item.card && <Card card={item.card} />}
      {item.description && <p>{item.description}</p>}
      <PictureStrip addresses={item.photos} />
      <CustodyActions item={item} />
      <Reports reports={item.reports} />
      {claimants.length > 0 && (
        <section className="page-column" aria-label={words.claimsTitle}>
          <h3>{words.claimsTitle}</h3>
          {claimants.map((claim) => (
            <ClaimCard key={claim.id} item={item} claim={claim} person={<PersonLink {...claim.person} />} />
          ))}
        </section>
      )}
    </article>
  )
}

export function CustodyDetail({ id }: { readonly id: string }) {
  const read = useRead(custodyItem, { id }, { staleTime: 0 })
  return <QueryView read={read}>{(item) => <Item item={item} />}</QueryView>
}
