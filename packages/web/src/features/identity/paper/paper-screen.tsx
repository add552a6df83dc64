import { ownIdentity, PaperKind, paperKinds, sidesOf } from '@campus/contract/identity/papers.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { TileRadios } from '@campus/ui/choice/tile-radios.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { PhonebookOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { refine } from '../../../navigation/navigator.ts'
import { LinkRows } from '../../../navigation/rows.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import './paper.css'
import { DropPaper } from './drop-paper.tsx'
import { PaperDrawing } from './paper-drawing.tsx'
import { PaperForm } from './paper-form.tsx'
import { type OwnIdentity, PaperStanding } from './paper-standing.tsx'
import { SideCard } from './side-card.tsx'
import { collectPaperWords, paperWords, standingWords } from './words.ts'

function Kinds({ kind }: { readonly kind: PaperKind }) {
  const words = useWords(collectPaperWords)
  const names = useWords(paperWords)
  return (
    <TileRadios
      label={words.kind}
      options={paperKinds.map((value) => ({
        value,
        title: names[value],
        picture: (
          <span className="paper-kind-picture">
            <PaperDrawing kind={value} side="front" />
          </span>
        ),
      }))}
      value={kind}
      onChoose={(kind) => void refine(identityPaths.paper, { kind })}
    />
  )
}

/** Pictures first, then what was read from them. */
function Collecting({ identity }: { readonly identity: OwnIdentity }) {
  const words = useWords(collectPaperWords)
  const query = useQueryOf(identityPaths.paper)
  const begun = identity.state === 'draft' ? identity.kind : null
  const kind = PaperKind.safeParse(query.kind).data ?? begun ?? 'resident_card'
  const isBegun = begun === kind
  const missing = sidesOf[kind].filter((side) => !(isBegun && identity.sides.some((known) => known.side === side)))
  return (
    <div className="page page-two-columns">
      <div className="page-column">
        <p className="page-lead">{words.lead}</p>
        <section className="page-card">
          <Kinds kind={kind} />
        </section>
        <section className="page-card" aria-labelledby="paper-pictures">
          <h2 id="paper-pictures">{words.pictures}</h2>
          <p className="page-note">{words.frameHint}</p>
          <div className="paper-sides">
            {sidesOf[kind].map((side) => (
              <SideCard
                key={`${kind} ${side}`}
                kind={kind}
                side={side}
                known={isBegun ? identity.sides.find((known) => known.side === side) : undefined}
              />
            ))}
          </div>
          {begun && <DropPaper />}
        </section>
      </div>
      <div className="page-column">
        <section className="page-card" aria-labelledby="paper-form">
          <h2 id="paper-form">{words.form}</h2>
          {missing.length > 0 ? (
            <p className="page-note">{words.sidesFirst}</p>
          ) : (
            <PaperForm key={identity.fields.map(({ field, value }) => `${field}=${value}`).join()} kind={kind} read={identity.fields} />
          )}
        </section>
        <LinkRows
          title={words.without}
          rows={[{ to: helpPaths.helpDesk, icon: PhonebookOutline, title: words.counter, text: words.counterText }]}
        />
      </div>
    </div>
  )
}

/** One that was decided may be followed by another. */
function PaperView({ identity }: { readonly identity: OwnIdentity }) {
  const words = useWords(standingWords)
  const [isAnother, setIsAnother] = useState(false)
  const { state } = identity
  if (isAnother || state === 'missing' || state === 'draft') return <Collecting identity={identity} />
  return (
    <div className="page">
      <PaperStanding
        identity={identity}
        action={
          state === 'reviewing' ? (
            <DropPaper />
          ) : (
            <Button block onClick={() => setIsAnother(true)}>
              {words.another}
            </Button>
          )
        }
      />
    </div>
  )
}

/** My identity paper: its pictures, what was read from them, and how it stands. */
export default function PaperScreen() {
  const read = useRead(ownIdentity, {}, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return <QueryView read={read}>{(identity) => <PaperView identity={identity} />}</QueryView>
}
