import { nameIn } from '@campus/contract/localized-name.ts'
import type { PrintConsent, PrintItemHere } from '@campus/contract/printing/items.ts'
import { printHereWords } from '@campus/contract/printing/print-here-words.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { ExclamationCircleFill } from 'antd-mobile-icons'
import { Heading } from '../frame/heading.tsx'
import './print-screens.css'

interface AskScreenProps {
  readonly item: PrintItemHere
  readonly consent: PrintConsent
  readonly onAgree: () => void
  readonly onBack: () => void
}

/** Before paper is used up for something that was ordered otherwise, or that a friend was to fetch. */
export function AskScreen({ item, consent: { acceptsGrey, takesEntrusted }, onAgree, onBack }: AskScreenProps) {
  const words = useWords(printHereWords)
  const name = nameIn(item, useLanguage())
  return (
    <section className="print-screen">
      <ExclamationCircleFill className="print-mark is-trouble" aria-hidden="true" />
      <div className="print-words">
        <Heading>{words.before}</Heading>
        <p className="print-count">{name}</p>
        {takesEntrusted && <p>{words.takesBack(item.entrustedTo)}</p>}
        {acceptsGrey && <p>{words.onlyGrey}</p>}
      </div>
      <div className="presses print-presses">
        <button type="button" className="press" onClick={onBack}>
          {words.notNow}
        </button>
        <button type="button" className="press press-main" onClick={onAgree}>
          {takesEntrusted ? words.takeBack : words.printGrey}
        </button>
      </div>
    </section>
  )
}
