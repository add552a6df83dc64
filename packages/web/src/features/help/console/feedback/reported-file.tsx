import { reportedFile } from '@campus/contract/certificates/reports.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useState } from 'react'
import { sendForBytes } from '../../../../api/send.ts'
import { ConsoleDialog } from '../../../../console/dialog/console-dialog.tsx'
import { useWide } from '../../../../layout/use-wide.ts'
import './case-detail.css'
import { caseWords } from './words.ts'

/** The file that the feedback is about; it is fetched only when it is opened, because its holder is notified. */
export function ReportedFile({ caseId, title }: { readonly caseId: string; readonly title: string }) {
  const words = useWords(caseWords)
  const isWide = useWide()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <div className="case-file">
        <Button size="small" onClick={() => setIsOpen(true)}>
          {words.openFile}
        </Button>
        <small>{words.watched}</small>
      </div>
      {isOpen && (
        <ConsoleDialog title={title} size="wide" onClose={() => setIsOpen(false)}>
          <div className="case-paper">
            <PdfView
              title={title}
              load={(signal) => sendForBytes(reportedFile, { id: caseId }, { signal, background: true })}
              {...(isWide && { firstZoom: 1 })}
            />
          </div>
        </ConsoleDialog>
      )}
    </>
  )
}
