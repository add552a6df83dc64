import { previewTemplate } from '@campus/contract/console/document-templates.ts'
import { pdfInfo } from '@campus/contract/documents/making.ts'
import { send } from '../../../../api/send.ts'
import { useWide } from '../../../../chrome/use-wide.ts'
import { fetchFile } from '../../../../parts/download/fetch-file.ts'
import { PdfView } from '../../../../parts/pdf/pdf-view.tsx'
import { useSession } from '../../../../session/use-session.ts'
import { useWords } from '../../../../words/words.ts'
import '../../look/console-look.css'
import type { Template } from '../template/written-template.ts'
import './counter.css'
import { counterWords } from './words.ts'

const fetchOwn = async ({ rules, source }: Template, studentNumber: string, signal: AbortSignal) => {
  const { pdfUrl } = await send(previewTemplate, { rules, source, studentNumber }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}

const fetchSpecimen = async ({ id }: Template, signal: AbortSignal) => {
  const { pdfUrl } = await send(pdfInfo, { type: 'specimen', id }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}

/** How it will look: administrators see it with the student's own data, managers as a specimen. */
export function CounterPreview({ template, studentNumber }: { readonly template: Template; readonly studentNumber: string }) {
  const words = useWords(counterWords)
  const isAdmin = useSession('user')?.roles.includes('admin') ?? false
  const isWide = useWide()
  const load = (signal: AbortSignal) => (isAdmin ? fetchOwn(template, studentNumber, signal) : fetchSpecimen(template, signal))
  return (
    <section className="console-card counter-preview" aria-labelledby="counter-preview">
      <h2 id="counter-preview">{words.preview}</h2>
      <p className="console-note">{isAdmin ? words.ownPreview : words.specimen}</p>
      <PdfView title={words.preview} load={load} {...(isWide && { firstZoom: 0.8 })} />
    </section>
  )
}
