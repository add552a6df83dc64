import { pdfInfo } from '@campus/contract/documents/making.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { useEffect, useRef, useState } from 'react'
import { send } from '../../api/send.ts'
import { fetchFile } from '../../files/download/fetch-file.ts'
import '@campus/ui/page/page.css'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import './paper-card.css'
import { paperWords } from './paper-words.ts'

const fetchSpecimen = async (templateId: string, signal: AbortSignal) => {
  const { pdfUrl } = await send(pdfInfo, { type: 'specimen', id: templateId }, { signal, background: true })
  return fetchFile(pdfUrl, signal)
}

interface PaperCardProps {
  readonly templateId: string
  /** Where the preview with my data lies, once one was made. */
  readonly preview: string | undefined
  readonly isPreviewOld: boolean
  /** There is room for it beside the form, so it is shown without being asked for. */
  readonly isWide: boolean
}

/** How the certificate looks: a specimen with invented data, or a preview with mine. On a phone it comes when asked for. */
export function PaperCard({ templateId, preview, isPreviewOld, isWide }: PaperCardProps) {
  const words = useWords(paperWords)
  const [wanted, setWanted] = useState<'specimen' | 'own'>()
  const [seen, setSeen] = useState(preview)
  // A new preview is what one wants to see now.
  if (seen !== preview) {
    setSeen(preview)
    setWanted('own')
  }
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    if (preview && !isWide) place.current?.scrollIntoView({ block: 'start' })
  }, [preview, isWide])
  const shown = wanted ?? (isWide ? 'specimen' : undefined)
  const zoom = isWide ? { firstZoom: 0.8 } : {}
  return (
    <section className="page-card paper-card" aria-labelledby="paper" ref={place}>
      <h2 id="paper">{words.title}</h2>
      {preview && shown && (
        <Choice
          label={words.which}
          look="tabs"
          options={[
            ['specimen', words.specimen],
            ['own', words.own],
          ]}
          value={shown}
          onChoose={setWanted}
        />
      )}
      <p className="page-note">{shown === 'own' ? words.leadOwn : words.lead}</p>
      {shown === 'own' && isPreviewOld && (
        <p className="paper-old" role="status">
          {words.old}
        </p>
      )}
      {shown === undefined && <Button onClick={() => setWanted('specimen')}>{words.showSpecimen}</Button>}
      {shown === 'specimen' && <PdfView title={words.specimen} load={(signal) => fetchSpecimen(templateId, signal)} {...zoom} />}
      {shown === 'own' && preview && <PdfView key={preview} title={words.own} load={(signal) => fetchFile(preview, signal)} {...zoom} />}
    </section>
  )
}
