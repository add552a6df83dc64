import type { OutputOf } from '@campus/contract/call.ts'
import { compareIdentity, ownIdentity } from '@campus/contract/identity/papers.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { toast } from '@campus/ui/feedback/toast.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { useUnreadNews } from '../../../domain/news/use-unread-news.ts'
import { back, open } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/page/page.css'
import '../collect/collect.css'
import { CompareRows } from './compare-rows.tsx'
import { DropPaper } from './drop-paper.tsx'
import { PaperStanding } from './paper-standing.tsx'
import { paperReads } from './use-read-side.ts'
import { checkWords, paperWords, standingWords } from './words.ts'

const toPaper = () => void open(identityPaths.paper)

function Compared({ compared }: { readonly compared: OutputOf<typeof compareIdentity> }) {
  const words = useWords(checkWords)
  const { comparison } = useWords(paperWords)
  const { act, isActing } = useAction(compareIdentity, { changes: paperReads })
  const differences = compared.rows.filter(({ result }) => result === 'different').length + (compared.portrait === 'different' ? 1 : 0)
  const send = async () => {
    const { state } = await act({ handsIn: true })
    if (state === 'checked') toast(words.sentChecked, 'success')
    else toast(words.sentReviewing)
  }
  return (
    <section className="page-card" aria-labelledby="comparison">
      <h2 id="comparison">{comparison}</h2>
      <CompareRows {...compared} />
      <p className={`photo-note photo-note-${differences > 0 ? 'waiting' : 'good'}`}>
        {differences > 0 ? words.differs(differences) : words.allSame}
      </p>
      <div className="photo-actions">
        <Button block color="primary" size="large" loading={isActing} onClick={() => void send().catch(() => undefined)}>
          {words.send}
        </Button>
        <Button block onClick={() => back()}>
          {words.correct}
        </Button>
      </div>
      {differences > 0 && <PathLink to={peoplePaths.record}>{words.askCorrection}</PathLink>}
    </section>
  )
}

/** Asked again each time: the record or the portrait may have changed since. */
function Comparison() {
  const words = useWords(checkWords)
  const read = useRead(compareIdentity, {}, { staleTime: 0 })
  return (
    <QueryView read={read} otherWay={<PathLink to={identityPaths.paper}>{words.toPaper}</PathLink>}>
      {(compared) => <Compared compared={compared} />}
    </QueryView>
  )
}

/** Paper, record and portrait field by field, with what to do about differences. */
export default function CheckScreen() {
  const words = useWords(checkWords)
  const standing = useWords(standingWords)
  const read = useRead(ownIdentity, {}, { staleTime: 0 })
  useUnreadNews(() => void read.refetch())
  return (
    <div className="page">
      <p className="page-lead">{words.lead}</p>
      <QueryView
        read={read}
        isEmpty={({ state }) => state === 'missing'}
        empty={
          <Empty
            t={standing.none}
            action={
              <Button color="primary" onClick={toPaper}>
                {standing.begin}
              </Button>
            }
          />
        }
      >
        {(identity) =>
          identity.state === 'draft' ? (
            <Comparison />
          ) : (
            <PaperStanding
              identity={identity}
              action={
                identity.state === 'reviewing' ? (
                  <DropPaper />
                ) : (
                  <Button block onClick={toPaper}>
                    {standing.another}
                  </Button>
                )
              }
            />
          )
        }
      </QueryView>
    </div>
  )
}
