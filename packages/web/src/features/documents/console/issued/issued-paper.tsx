import { viewReport } from '@campus/contract/documents/making.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { saveFile } from '@campus/ui/download/save-file.ts'
import { whilePending } from '@campus/ui/feedback/pending.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { send } from '../../../../api/send.ts'
import { toastFailure } from '../../../../api/toast-failure.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { fetchFile } from '../../../../files/download/fetch-file.ts'
import { useWide } from '../../../../layout/use-wide.ts'
import '../../../../console/look/console-look.css'
import './issued.css'
import { issuedWords } from './words.ts'

const keptFor = 600_000

/**
 * Opens the file in the browser's own reader, which prints it as it is: pages drawn here would lose its sharpness.
 * The address stays good long enough for a printer that is asked about first.
 */
const printPdf = (bytes: Blob): void => {
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  window.open(address, '_blank', 'noopener')
  setTimeout(() => URL.revokeObjectURL(address), keptFor)
}

interface Paper {
  readonly fileName: string
  readonly bytes: Blob
}

const fetchPaper = async (reportId: string): Promise<Paper> => {
  const { fileName, pdfUrl } = await send(viewReport, { reportId })
  return { fileName, bytes: await fetchFile(pdfUrl, new AbortController().signal) }
}

interface IssuedPaperProps {
  readonly id: string
  readonly title: string
}

function PaperButtons({ paper: { bytes, fileName } }: { readonly paper: Paper }) {
  const words = useWords(issuedWords)
  return (
    <div className="console-buttons">
      <Button size="small" onClick={() => saveFile(bytes, fileName)}>
        {words.download}
      </Button>
      <Button size="small" onClick={() => printPdf(bytes)}>
        {words.print}
      </Button>
    </div>
  )
}

/** The file where it was just made, ready to be printed and handed over. */
export function IssuedPages({ id, title }: IssuedPaperProps) {
  const isWide = useWide()
  const [paper, setPaper] = useState<Paper>()
  const load = async () => {
    const fetched = await fetchPaper(id)
    setPaper(fetched)
    return fetched.bytes
  }
  return (
    <section className="console-card issued-pages">
      {paper && <PaperButtons paper={paper} />}
      <PdfView title={title} load={load} {...(isWide && { firstZoom: 0.8 })} />
    </section>
  )
}

/** The signed file as its holder has it: to be read, kept or printed. */
export function IssuedPaper({ id, title }: IssuedPaperProps) {
  const words = useWords(issuedWords)
  const isWide = useWide()
  const [paper, setPaper] = useState<Paper>()
  const open = () => {
    whilePending(() => fetchPaper(id))
      .then(setPaper)
      .catch(toastFailure)
  }
  return (
    <>
      <Button color="primary" onClick={open}>
        {words.open}
      </Button>
      {paper && (
        <ConsoleDialog title={title} size="wide" onClose={() => setPaper(undefined)}>
          <PaperButtons paper={paper} />
          <div className="issued-paper">
            <PdfView title={title} load={async () => paper.bytes} {...(isWide && { firstZoom: 1 })} />
          </div>
        </ConsoleDialog>
      )}
    </>
  )
}
