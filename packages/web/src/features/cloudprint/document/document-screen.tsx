import { type PrintFile, printFileContent } from '@campus/contract/cloudprint/files.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import type { ReactNode } from 'react'
import { sendForBytes } from '../../../api/send.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { Waiting } from '@campus/ui/states/waiting.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { FileFacts, FileIcon, FileMark } from '../files/file-facts.tsx'
import { useOwnFile } from '../files/use-own-file.ts'
import { ChooseFile } from './choose-file.tsx'
import './document.css'
import { PrintForm } from './print-form.tsx'
import { documentWords } from './words.ts'

function Another({ isMain = false }: { readonly isMain?: boolean }) {
  const words = useWords(documentWords)
  return (
    <Button
      color={isMain ? 'primary' : 'default'}
      size={isMain ? 'middle' : 'small'}
      onClick={() => void redirect(cloudPrintPaths.document, {})}
    >
      {words.another}
    </Button>
  )
}

/** What is printed; where there is room its pages are shown, on a phone they are one tap away. */
function FileCard({ file, isWide }: { readonly file: PrintFile; readonly isWide: boolean }) {
  const words = useWords(documentWords)
  const { id, kind, name, state } = file
  const isReady = state === 'ready'
  // A sheet of photos is a page that one wants to see before it is paid for.
  const isShown = isWide || kind === 'photo_sheet'
  return (
    <section className="page-card" aria-label={words.file}>
      <div className="file-card">
        <FileIcon kind={kind} />
        <div className="list-text">
          <span className="list-text-head">
            <strong>{name}</strong>
            <FileMark state={state} />
          </span>
          {state !== 'failed' && <FileFacts file={file} />}
        </div>
      </div>
      {state !== 'failed' && (
        <div className="page-buttons">
          {isReady && !isShown && (
            <Button size="small" onClick={() => void open(cloudPrintPaths.preview, { fileId: id })}>
              {words.preview}
            </Button>
          )}
          <Another />
        </div>
      )}
      {isReady && isShown && (
        <PdfView title={name} firstZoom={0.7} load={(signal) => sendForBytes(printFileContent, { id }, { signal, background: true })} />
      )}
    </section>
  )
}

function Notice({ title, text, children }: { readonly title: string; readonly text: string; readonly children?: ReactNode }) {
  return (
    <section className="page-card" role="status">
      <h2>{title}</h2>
      <p className="page-lead">{text}</p>
      {children}
    </section>
  )
}

function Printing({ file }: { readonly file: PrintFile }) {
  const words = useWords(documentWords)
  const { id, kind, state, reason, pages } = file
  if (kind === 'photo')
    return (
      <Notice title={words.isPhoto} text={words.isPhotoText}>
        <Button color="primary" onClick={() => void redirect(cloudPrintPaths.photo, { photoId: id })}>
          {words.toPhoto}
        </Button>
      </Notice>
    )
  if (state === 'failed')
    return (
      <Notice title={words.failed} text={reason}>
        <Another isMain />
      </Notice>
    )
  if (state === 'reading' || pages === null)
    return (
      <Notice title={words.reading} text={words.readingText}>
        <Waiting rows={2} />
      </Notice>
    )
  return <PrintForm file={file} pageCount={pages} />
}

function ChosenFile({ id }: { readonly id: string }) {
  const read = useOwnFile(id)
  const isWide = useWide()
  return (
    <QueryView read={read} otherWay={<Another isMain />}>
      {(file) => (
        <div className="page page-two-columns print-file">
          <FileCard key={file.state} file={file} isWide={isWide} />
          <div className="page-column">
            <Printing file={file} />
          </div>
        </div>
      )}
    </QueryView>
  )
}

export default function DocumentScreen() {
  const fileId = Id.safeParse(useQueryOf(cloudPrintPaths.document).fileId).data
  return fileId ? <ChosenFile key={fileId} id={fileId} /> : <ChooseFile />
}
