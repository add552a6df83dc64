import type { OutputOf } from '@campus/contract/call.ts'
import { terminalPrints } from '@campus/contract/certificates/pick-up.ts'
import { Button } from 'antd-mobile'
import { TransportQRcodeOutline } from 'antd-mobile-icons'
import { z } from 'zod'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
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
import { walletPaths } from '../../../paths/trade.ts'
import { useLanguage } from '../../../words/language-store.ts'
import { useWords } from '../../../words/words.ts'
import '../bills/bills.css'
import { printOrderWords } from './words.ts'

const states = ['to_print', 'printed', 'refunded'] as const
const State = z.enum(states)
const tones = { to_print: 'waiting', printed: 'good', refunded: 'over' } as const

function PrintRow({ print }: { readonly print: OutputOf<typeof terminalPrints>['rows'][number] }) {
  const words = useWords(printOrderWords)
  const language = useLanguage()
  const { applicationId, copies, printed, state, place, at } = print
  return (
    <PathLink to={certificatesPaths.application} query={{ id: applicationId }} className="bill">
      <span className="bill-icon" aria-hidden="true">
        <TransportQRcodeOutline />
      </span>
      <span className="bill-text">
        <strong>{nameIn(print, language)}</strong>
        <small>{words.progress(printed, copies)}</small>
        <small>
          <Time at={at} />
          {place && ` · ${place}`}
        </small>
      </span>
      <span className="bill-state">
        <StateMark tone={tones[state]} says={words[state]} />
        {state === 'to_print' && <span className="bill-way">{words.code}</span>}
      </span>
    </PathLink>
  )
}

const show = (state: (typeof states)[number] | '') => void redirect(walletPaths.prints, { state: state === '' ? undefined : state })

/** What was paid for on paper: what waits to be printed, what was printed, what was given back. */
export default function PrintsScreen() {
  const words = useWords(printOrderWords)
  const state = State.safeParse(useQueryOf(walletPaths.prints).state).data
  const pages = usePages(keyOf(terminalPrints, { state }), (pageNum, signal) => send(terminalPrints, { state, pageNum }, { signal }))
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
    <div className="bills-narrow list-on-card">
      <div className="bills-tabs">
        <Choice
          label={words.show}
          look="tabs"
          options={[['', words.all], ...states.map((one) => [one, words[one]] as const)]}
          value={state ?? ''}
          onChoose={show}
        />
      </div>
      <EndlessList label={words.list} pages={pages} keyOfRow={(row) => row.applicationId} empty={empty}>
        {(print) => <PrintRow print={print} />}
      </EndlessList>
    </div>
  )
}
