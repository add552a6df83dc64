import type { OutputOf } from '@campus/contract/call.ts'
import type { previewAtCounter } from '@campus/contract/documents/console/issued.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { fetchFile } from '../../../../files/download/fetch-file.ts'
import { useWide } from '../../../../layout/use-wide.ts'
import '../../../../console/look/console-look.css'
import './counter.css'
import { counterWords } from './words.ts'

interface CounterPreviewProps {
  readonly read: UseQueryResult<OutputOf<typeof previewAtCounter>>
  /** Something that the certificate needs has not been chosen yet. */
  readonly isIncomplete: boolean
}

/** How it will look, with the data of the chosen student. */
export function CounterPreview({ read, isIncomplete }: CounterPreviewProps) {
  const words = useWords(counterWords)
  const isWide = useWide()
  return (
    <section className="console-card counter-preview">
      <h2>{words.preview}</h2>
      <p className="console-note">{isIncomplete ? words.incomplete : words.ownPreview}</p>
      {!isIncomplete && (
        <QueryView read={read} waiting={<Waiting rows={6} />}>
          {({ pdfUrl }) => (
            <PdfView key={pdfUrl} title={words.preview} load={(signal) => fetchFile(pdfUrl, signal)} {...(isWide && { firstZoom: 0.8 })} />
          )}
        </QueryView>
      )}
    </section>
  )
}
