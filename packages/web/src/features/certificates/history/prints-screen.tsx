import type { OutputOf } from '@campus/contract/call.ts'
import { entrustedApplications, terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { Button } from 'antd-mobile'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { Choice } from '../../../parts/choice/choice.tsx'
import { EndlessList } from '../../../parts/list/endless-list.tsx'
import { usePages } from '../../../parts/list/use-pages.ts'
import { nameIn } from '../../../parts/map/place-name.ts'
import '../../../parts/page/page.css'
import { StateMark } from '../../../parts/page/state-mark.tsx'
import { Empty } from '../../../parts/states/empty.tsx'
import { Time } from '../../../parts/time/time.tsx'
import { certificatesPaths } from '../../../paths/certificates.ts'
import { documentsPaths } from '../../../paths/documents.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import { PickUpCode } from '../pick-up/pick-up-code.tsx'
import './history.css'
import './prints.css'
import { printWords } from './words.ts'

const states = ['to_print', 'printed', 'refunded'] as const
const State = z.enum(states)
const tones = { to_print: 'waiting', printed: 'good', refunded: 'over' } as const

type Print = OutputOf<typeof terminalPrints>['rows'][number]

function PrintRow({ print }: { readonly print: Print }) {
  const words = useWords(printWords)
  const language = useLanguage()
  const { applicationId, copies, printed, state, place, at } = print
  return (
    <div className="print-row">
      <PathLink to={certificatesPaths.application} query={{ id: applicationId }} className="history-text print-link">
        <span className="history-head">
          <strong>{nameIn(print, language)}</strong>
          <StateMark tone={tones[state]} says={words[state]} />
        </span>
        <small>{words.progress(printed, copies)}</small>
        <small>
          <Time at={at} />
          {place && ` · ${place}`}
        </small>
      </PathLink>
      {state === 'to_print' && <PickUpCode applicationId={applicationId} label={words.code} />}
    </div>
  )
}

/** Paper that somebody entrusted to me: only what is needed to fetch it. */
function ForOthers() {
  const words = useWords(printWords)
  const language = useLanguage()
  const { data } = useRead(entrustedApplications, { pageNum: 1 }, { background: true })
  const mine = (data?.rows ?? []).filter(({ part, state }) => part === 'delegate' && state === 'waiting')
  if (mine.length === 0) return null
  return (
    <section className="page-card" aria-labelledby="for-others">
      <h2 id="for-others">{words.forOthers}</h2>
      <ul className="page-list">
        {mine.map((one) => (
          <li key={one.applicationId} className="print-row">
            <span className="history-text">
              <strong>{nameIn(one, language)}</strong>
              <small>
                {words.of(one.person.name)} · {words.progress(one.printed, one.copies)}
              </small>
            </span>
            <PickUpCode applicationId={one.applicationId} label={words.code} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What waits at the terminals and what was printed where; a code is one tap away. */
export default function PrintsScreen() {
  const words = useWords(printWords)
  const state = State.safeParse(useQueryOf(certificatesPaths.prints).state).data
  const pages = usePages(keyOf(terminalPrints, { state }), (pageNum, signal) => send(terminalPrints, { state, pageNum }, { signal }))
  const show = (chosen: (typeof states)[number] | '') =>
    void redirect(certificatesPaths.prints, { state: chosen === '' ? undefined : chosen })
  const empty = state ? (
    <Empty says={words.noneLikeThat} action={<Button onClick={() => show('')}>{words.showAll}</Button>} />
  ) : (
    <Empty
      says={words.none}
      action={
        <Button color="primary" onClick={() => void open(documentsPaths.certificates)}>
          {words.apply}
        </Button>
      }
    />
  )
  return (
    <div className="page prints">
      <ForOthers />
      <Choice
        label={words.show}
        look="tabs"
        options={[['', words.all], ...states.map((one) => [one, words[one]] as const)]}
        value={state ?? ''}
        onChoose={show}
      />
      <div className="list-on-card">
        <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.applicationId} empty={empty}>
          {(print) => <PrintRow print={print} />}
        </EndlessList>
      </div>
    </div>
  )
}
