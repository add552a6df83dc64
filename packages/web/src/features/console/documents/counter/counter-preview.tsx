import { pdfInfo } from '@campus/contract/documents/making.ts'
import { send } from '../../../../api/send.ts'
import { useWide } from '../../../../chrome/use-wide.ts'
import { fetchFile } from '../../../../parts/download/fetch-file.ts'
import { PdfView } from '../../../../parts/pdf/pdf-view.tsx'
import { useWords } from '../../../../words/words.ts'
import '../../look/console-look.css'
import './counter.css'
import { counterWords } from './words.ts'

const fetchSpecimen = async (id: string, signal: AbortSignal) => {
  const { pdfUrl } = await send(pdfInfo, { type: 'specimen', id }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}

interface CounterPreviewProps {
  readonly templateId: string
  /** Where the preview with the student's own data lies, once it was asked for. */
  readonly pdfUrl: string | undefined
}

/** How it will look: as a specimen at first, then with what was chosen for the student. */
export function CounterPreview({ templateId, pdfUrl }: CounterPreviewProps) {
  const words = useWords(counterWords)
  const isWide = useWide()
  const load = (signal: AbortSignal) => (pdfUrl ? fetchFile(pdfUrl, signal) : fetchSpecimen(templateId, signal))
  return (
    <section className="console-card counter-preview">
      <h2>{words.preview}</h2>
      <p className="console-note">{pdfUrl ? words.ownPreview : words.specimen}</p>
      <PdfView key={pdfUrl ?? templateId} title={words.preview} load={load} {...(isWide && { firstZoom: 0.8 })} />
    </section>
  )
}
