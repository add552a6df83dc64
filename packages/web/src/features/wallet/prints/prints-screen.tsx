import type { PrintTask } from '@campus/contract/cloudprint/print-orders.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { yuan } from '@campus/ui/figures/yuan.ts'
import { FileOutline, TransportQRcodeOutline } from 'antd-mobile-icons'
import { PrintFacts, PrintMark } from '../../../domain/prints/print-facts.tsx'
import { PrintList } from '../../../domain/prints/print-list.tsx'
import { PrintTabs } from '../../../domain/prints/print-tabs.tsx'
import { type Print, usePrintState } from '../../../domain/prints/use-prints.ts'
import { PathLink } from '../../../navigation/path-link.tsx'
import '@campus/ui/tile/tile.css'
import { certificatesPaths } from '@campus/contract/paths/certificates.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { walletPaths } from '@campus/contract/paths/orders.ts'
import { Time } from '@campus/ui/time/time.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import '../bills/bills.css'
import { usePrintOrders } from './use-print-orders.ts'
import { printOrderWords } from './words.ts'

function CertificateRow({ print }: { readonly print: Print }) {
  const words = useWords(printOrderWords)
  const language = useLanguage()
  const { applicationId, state } = print
  return (
    <PathLink to={certificatesPaths.application} query={{ id: applicationId }} className="bill">
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <TransportQRcodeOutline />
      </span>
      <span className="list-text">
        <strong>{nameIn(print, language)}</strong>
        <PrintFacts print={print} />
      </span>
      <span className="bill-state">
        <PrintMark state={state} />
        {state === 'to_print' && <span className="bill-way">{words.code}</span>}
      </span>
    </PathLink>
  )
}

function TaskRow({ task }: { readonly task: PrintTask }) {
  const words = useWords(printOrderWords)
  const language = useLanguage()
  const { id, name, state, totalPrice, refundAmount, pagesPrinted, pagesDue, createdAt, printedAt, place } = task
  return (
    <PathLink to={cloudPrintPaths.task} query={{ id }} className="bill">
      <span className="tile-icon tile-icon-small" aria-hidden="true">
        <FileOutline />
      </span>
      <span className="list-text">
        <strong>{name}</strong>
        <small>
          {words.pages(pagesPrinted, pagesDue)} · {totalPrice === 0 ? words.free : yuan(totalPrice)}
          {refundAmount > 0 && ` · ${words.refunded(yuan(refundAmount))}`}
        </small>
        <small>
          <Time at={printedAt ?? createdAt} />
          {place && ` · ${nameIn(place, language)}`}
        </small>
      </span>
      <span className="bill-state">
        <PrintMark state={state} />
        {state === 'to_print' && <span className="bill-way">{words.code}</span>}
      </span>
    </PathLink>
  )
}

/** What was ordered on paper, certificates and files alike: what waits to be printed, what was printed, what was given back. */
export default function PrintsScreen() {
  const words = useWords(printOrderWords)
  const shown = usePrintState(walletPaths.prints)
  const prints = { ...shown, pages: usePrintOrders(shown.state) }
  return (
    <div className="bills-narrow list-on-card">
      <div className="bills-head">
        <PrintTabs prints={prints} />
      </div>
      <PrintList
        label={words.list}
        prints={prints}
        keyOfRow={({ id }) => id}
        none={words.none}
        noneLikeThat={words.noneLikeThat}
        begin={[cloudPrintPaths.document, words.print]}
      >
        {(order) => ('task' in order ? <TaskRow task={order.task} /> : <CertificateRow print={order.certificate} />)}
      </PrintList>
    </div>
  )
}
