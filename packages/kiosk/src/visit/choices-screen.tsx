import type { OutputOf } from '@campus/contract/call.ts'
import { orderInVisit } from '@campus/contract/kiosk/visits.ts'
import { readPageRanges, writePageRanges } from '@campus/contract/printing/print-attributes.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { Heading } from '../frame/heading.tsx'
import { failureText } from '../machine/send.ts'
import { useAction } from '../machine/use-action.ts'
import './choices-screen.css'
import { CopiesStepper } from './copies-stepper.tsx'
import { PagesChoice } from './pages-choice.tsx'
import { PriceCard } from './price-card.tsx'
import type { VisitFile } from './things-screen.tsx'
import { useQuote } from './use-quote.ts'
import { attributeOf } from './ways.ts'
import { choiceWords } from './words.ts'

interface ChoicesScreenProps {
  readonly visitId: string
  readonly file: VisitFile
  readonly abilities: readonly TerminalAbility[]
  readonly onBack: () => void
  /** It was ordered; with an item it is paid already. */
  readonly onOrdered: (ordered: Pick<OutputOf<typeof orderInVisit>, 'orderId' | 'itemId'>) => void
}

/** How a file of one's own is printed, with its price beside it. */
export function ChoicesScreen({ visitId, file, abilities, onBack, onOrdered }: ChoicesScreenProps) {
  const words = useWords(choiceWords)
  const isSheet = file.kind === 'photo_sheet'
  const [copies, setCopies] = useState(1)
  const [typed, setTyped] = useState<string>()
  const [inColour, setInColour] = useState(isSheet)
  const [onBothSides, setOnBothSides] = useState(false)
  const [round, setRound] = useState(1)
  const [refused, setRefused] = useState('')
  const { act, isActing } = useAction(orderInVisit)
  const ranges = typed === undefined ? [] : typed === '' ? undefined : readPageRanges(typed, file.pages)
  const wanted = ranges && { fileId: file.id, copies, pages: writePageRanges(ranges), attribute: attributeOf(inColour, onBothSides) }
  const { quote, failure } = useQuote(visitId, wanted, round)
  const order = async () => {
    if (!quote || !wanted) return
    setRefused('')
    try {
      const given = { id: visitId, ...wanted, expectedTotal: quote.total, paysWithBeans: quote.rest === 0 }
      onOrdered(await act(given))
    } catch (error) {
      setRefused(failureText(error))
      setRound(round + 1)
    }
  }
  return (
    <section className="choices">
      <div className="choices-fields">
        <div>
          <Heading>{words.title}</Heading>
          <p className="soft choices-file">{file.name}</p>
        </div>
        <CopiesStepper copies={copies} onChange={setCopies} />
        {!isSheet && (
          <div className="choices-pair">
            {abilities.includes('colour') && (
              <Choice
                label={words.colour}
                value={inColour ? 'colour' : 'black'}
                options={[
                  ['black', words.black],
                  ['colour', words.inColour],
                ]}
                onChoose={(which) => setInColour(which === 'colour')}
              />
            )}
            {abilities.includes('duplex') && (
              <Choice
                label={words.sides}
                value={onBothSides ? 'both' : 'one'}
                options={[
                  ['one', words.oneSide],
                  ['both', words.bothSides],
                ]}
                onChoose={(which) => setOnBothSides(which === 'both')}
              />
            )}
          </div>
        )}
        {!isSheet && file.pages > 1 && <PagesChoice pageCount={file.pages} typed={typed} onChange={setTyped} />}
      </div>
      <PriceCard
        quote={quote}
        isOpen={!wanted}
        failure={refused || failure}
        isOrdering={isActing}
        onBack={onBack}
        onOrder={() => void order()}
      />
    </section>
  )
}
