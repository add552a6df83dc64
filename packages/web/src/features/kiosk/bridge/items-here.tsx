import { scanTerminal } from '@campus/contract/kiosk/visits.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { type PrintItemHere, printHere } from '@campus/contract/printing/items.ts'
import { attributeNames } from '@campus/contract/printing/print-attributes.ts'
import { lackedNames } from '@campus/contract/terminals/terminal-states.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { ask } from '@campus/ui/feedback/ask.ts'
import { FileOutline, UploadOutline } from 'antd-mobile-icons'
import { useState } from 'react'
import { useAction } from '../../../api/use-action.ts'
import { open } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import { documentsPaths } from '@campus/contract/paths/documents.ts'
import { terminalsPaths } from '@campus/contract/paths/terminals.ts'
import { consentFor, isAllEntrusted } from '@campus/contract/printing/print-consent.ts'
import { printHereWords } from '@campus/contract/printing/print-here-words.ts'
import { PickList } from '@campus/ui/pick-list/pick-list.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import './bridge.css'
import { atTerminalWords } from './words.ts'

const isPrintable = ({ state }: PrintItemHere) => state === 'waiting' || state === 'printing'

const useRows = (items: readonly PrintItemHere[]) => {
  const words = useWords(atTerminalWords)
  const here = useWords(printHereWords)
  const say = useSay()
  const language = useLanguage()
  const lacked = ({ lacks }: PrintItemHere) => lacks.map((ability) => say(lackedNames[ability])).join(' · ')
  const amountOf = ({ copies, copiesPrinted, pagesLeft }: PrintItemHere) => {
    const amount = words.copiesLeft(copiesPrinted, copies)
    return pagesLeft > 0 ? `${amount} · ${words.pagesLeft(pagesLeft)}` : amount
  }
  return items.map((item) => ({
    id: item.id,
    icon: item.kind === 'certificate' ? FileOutline : UploadOutline,
    title: nameIn(item, language),
    lines: [
      ...(item.part === 'delegate' ? [words.forPerson(item.ownerName)] : []),
      amountOf(item),
      ...(item.entrustedTo.length > 0 ? [here.entrusted(item.entrustedTo)] : []),
      [say(attributeNames[item.attribute]), ...(item.isPossible && item.lacks.length > 0 ? [lacked(item)] : [])].join(' · '),
      words.readySince(minuteOf(Date.parse(item.createdAt))),
    ],
    offBecause: item.isPossible ? undefined : here.cannot(lacked(item)),
  }))
}

interface ItemsHereProps {
  readonly code: string
  readonly items: readonly PrintItemHere[]
  readonly onPrint: (jobId: string) => void
}

/** What I could print here: one tap, and it comes out; or the screen of the terminal takes over. */
export function ItemsHere({ code, items, onPrint }: ItemsHereProps) {
  const words = useWords(atTerminalWords)
  const here = useWords(printHereWords)
  const waiting = items.filter(isPrintable)
  const rows = useRows(waiting)
  const [wanted, setWanted] = useState<string>()
  const [isShown, setIsShown] = useState(false)
  const print = useAction(printHere)
  const show = useAction(scanTerminal)
  const possible = waiting.filter((item) => item.isPossible)
  const chosen = possible.find(({ id }) => id === wanted) ?? possible[0]
  const askConsent = async (item: PrintItemHere) => {
    const consent = consentFor(item)
    if (!consent) return {}
    const { acceptsGrey, takesEntrusted } = consent
    const text = [takesEntrusted && here.takesBack(item.entrustedTo), acceptsGrey && here.onlyGrey].filter(Boolean).join('\n')
    const isAgreed = await ask({
      title: here.before,
      text,
      confirm: takesEntrusted ? here.takeBack : here.printGrey,
      cancel: here.notNow,
    })
    return isAgreed ? consent : undefined
  }
  const printNow = async (item: PrintItemHere) => {
    const agreed = await askConsent(item)
    if (!agreed) return
    const { jobId } = await print.act({ itemId: item.id, terminalCode: code, ...agreed })
    onPrint(jobId)
  }
  const showThere = () =>
    void show.act({ code, decision: 'open' }).then(
      () => setIsShown(true),
      () => undefined,
    )
  return (
    <>
      <section className="page-card">
        {waiting.length > 0 ? (
          <PickList label={words.what} rows={rows} chosen={chosen?.id ?? ''} onChoose={setWanted} />
        ) : (
          <p className="page-lead">{words.nothing}</p>
        )}
        {waiting.length > 0 && !chosen && <p className="page-note">{words.noneHere}</p>}
        <p className="bridge-shown" role="status">
          {isShown && words.isShown}
        </p>
      </section>
      <div className="bridge-actions">
        {chosen ? (
          <Button color="primary" size="large" block loading={print.isActing} onClick={() => void printNow(chosen).catch(() => undefined)}>
            {isAllEntrusted(chosen) ? here.takeBack : words.printHere}
          </Button>
        ) : waiting.length > 0 ? (
          <Button color="primary" block onClick={() => void open(terminalsPaths.map)}>
            {words.elsewhere}
          </Button>
        ) : (
          <Button block onClick={() => void open(documentsPaths.certificates)}>
            {words.apply}
          </Button>
        )}
        <Button block loading={show.isActing} onClick={showThere}>
          {words.showThere}
        </Button>
      </div>
    </>
  )
}
