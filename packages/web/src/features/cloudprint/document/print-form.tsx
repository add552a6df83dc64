import type { PrintFile } from '@campus/contract/cloudprint/files.ts'
import { chargePrice } from '@campus/contract/cloudprint/prices.ts'
import { maxCopies } from '@campus/contract/printing/print-attributes.ts'
import { printingRefusals } from '@campus/contract/refusals/printing.ts'
import { useRead } from '../../../api/use-read.ts'
import '@campus/ui/page/page.css'
import { Stepper } from '@campus/ui/stepper/stepper.tsx'
import { useSay, useWords } from '@campus/ui/words/words.ts'
import { OutageNotice } from '../../../domain/outage/outage-notice.tsx'
import { useKept } from '../../../form/use-kept.ts'
import { AttributeTiles } from './attribute-tiles.tsx'
import { applyFor, Choices, firstChoices, hindranceOf } from './choices.ts'
import { PageField } from './page-field.tsx'
import { QuoteCard } from './quote-card.tsx'
import { documentWords } from './words.ts'

interface PrintFormProps {
  readonly file: PrintFile
  readonly pageCount: number
}

/** Chooses how a file is printed; the price follows every choice. */
export function PrintForm({ file: { id, kind }, pageCount }: PrintFormProps) {
  const words = useWords(documentWords)
  const say = useSay()
  const { data: prices } = useRead(chargePrice, {}, { background: true })
  const [choices = firstChoices, keep] = useKept(`print.${id}`, Choices)
  const choose = (part: Partial<Choices>) => keep({ ...choices, ...part })
  const hindrance = hindranceOf(choices, pageCount)
  const complaint = hindrance && (hindrance === 'no_pages' ? words.noPages : say(printingRefusals[hindrance]))
  const isPhoto = kind === 'photo_sheet'
  const isToldAtPages = pageCount > 1 && !choices.isAll
  return (
    <>
      <section className="page-card" aria-labelledby="print-choices">
        <h2 id="print-choices">{words.choices}</h2>
        <OutageNotice service="printing" />
        {isPhoto ? (
          <p className="page-note">{words.onPhotoPaper}</p>
        ) : (
          <AttributeTiles value={choices.attribute} prices={prices?.now?.prices} onChoose={(attribute) => choose({ attribute })} />
        )}
        {pageCount > 1 && <PageField pageCount={pageCount} choices={choices} complaint={complaint} onChange={choose} />}
        <Stepper label={words.copies} value={choices.copies} least={1} max={maxCopies} onChange={(copies) => choose({ copies })} />
      </section>
      <QuoteCard
        apply={applyFor(id, choices)}
        sheet={isPhoto ? 'photo' : choices.attribute}
        complaint={complaint && (isToldAtPages ? words.afterPages : complaint)}
        isComplaintNew={!isToldAtPages}
      />
    </>
  )
}
