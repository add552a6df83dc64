import type { OutputOf } from '@campus/contract/call.ts'
import type { withdrawFaceConsent } from '@campus/contract/faces/consents.ts'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useEffect, useRef } from 'react'
import { consentWords } from './words.ts'

/** What was withdrawn, and what went with it; it is read out and brought into view. */
export function ReceiptCard({
  receipt: { id, withdrawnAt, purposes, deleted },
}: {
  readonly receipt: OutputOf<typeof withdrawFaceConsent>
}) {
  const words = useWords(consentWords)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const gone = [deleted.vector && words.deletedVector, deleted.pictures > 0 && words.deletedPictures(deleted.pictures)].filter(Boolean)
  return (
    <section className="page-card" aria-labelledby="face-receipt">
      <h2 id="face-receipt" ref={heading} tabIndex={-1}>
        {words.receipt}
      </h2>
      <FactList
        facts={[
          [words.receiptPurposes, purposes.map(words.purpose).join(' · ')],
          [words.receiptTime, minuteOf(Date.parse(withdrawnAt))],
          [words.receiptDeleted, gone.join(' · ') || words.nothingDeleted],
          [words.receiptNumber, id],
        ]}
      />
      <p className="page-note">{words.receiptText}</p>
    </section>
  )
}
