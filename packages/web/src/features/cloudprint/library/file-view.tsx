import type { OutputOf } from '@campus/contract/call.ts'
import { printFiles } from '@campus/contract/cloudprint/files.ts'
import {
  collectedFiles,
  libraryFile,
  libraryFileContent,
  libraryFiles,
  operateLibraryFile,
  printLibraryFile,
} from '@campus/contract/cloudprint/library.ts'
import { nameIn } from '@campus/contract/localized-name.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { FactList } from '@campus/ui/page/fact-list.tsx'
import { StarFill, StarOutline } from 'antd-mobile-icons'
import { sendForBytes } from '../../../api/send.ts'
import { useAction } from '../../../api/use-action.ts'
import { useRead } from '../../../api/use-read.ts'
import { descriptionIn } from '../../../domain/library/description-in.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import '@campus/ui/page/page.css'
import '@campus/ui/page/whole-thing.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { fileSize } from '@campus/ui/figures/file-size.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './library.css'
import { libraryWords } from './words.ts'

type LibraryFile = OutputOf<typeof libraryFile>

export function ToLibrary() {
  const words = useWords(libraryWords)
  return <Button onClick={() => void redirect(cloudPrintPaths.library, {})}>{words.toLibrary}</Button>
}

/** Printing takes it among my files first; collecting keeps it at hand. */
function FileActions({ file: { id, isCollected }, isWide }: { readonly file: LibraryFile; readonly isWide: boolean }) {
  const words = useWords(libraryWords)
  const taking = useAction(printLibraryFile, { changes: [printFiles] })
  const collecting = useAction(operateLibraryFile, { changes: [libraryFile, libraryFiles, collectedFiles] })
  const print = async () => open(cloudPrintPaths.document, { fileId: (await taking.act({ fileId: id })).id })
  const turn = () => collecting.act({ fileId: id, operation: isCollected ? 'uncollect' : 'collect' })
  return (
    <>
      <Button block size="large" color="primary" loading={taking.isActing} onClick={() => void print().catch(() => undefined)}>
        {words.print}
      </Button>
      <div className="page-buttons">
        <Button loading={collecting.isActing} onClick={() => void turn().catch(() => undefined)}>
          {isCollected ? <StarFill className="library-star" aria-hidden /> : <StarOutline aria-hidden />}{' '}
          {isCollected ? words.uncollect : words.collect}
        </Button>
        {!isWide && <Button onClick={() => void open(cloudPrintPaths.preview, { libraryId: id })}>{words.preview}</Button>}
      </div>
    </>
  )
}

function Description({ file }: { readonly file: LibraryFile }) {
  const text = descriptionIn(file, useLanguage())
  return text ? <p className="library-text">{text}</p> : null
}

/** One file of the library, whole; where there is room with its pages. */
export function LibraryFileView({ id }: { readonly id: string }) {
  const words = useWords(libraryWords)
  const language = useLanguage()
  const isWide = useWide()
  const read = useRead(libraryFile, { id })
  return (
    <div className="thing-place">
      <QueryView read={read} otherWay={<ToLibrary />}>
        {(file) => (
          <div className="thing library-file">
            <section className="page-card" aria-label={words.about}>
              <p className="library-trail">{file.directory.map((one) => nameIn(one, language)).join(' / ')}</p>
              <h2>{nameIn(file, language)}</h2>
              <Description file={file} />
              <FactList
                facts={[
                  [words.uploader, file.uploader],
                  [words.pagesName, words.pages(file.pages)],
                  [words.size, file.size > 0 && fileSize(file.size)],
                  [words.use, `${words.printedTimes(file.printed)} · ${words.collectedTimes(file.collected)}`],
                  [words.sharedAt, minuteOf(Date.parse(file.createdAt))],
                ]}
              />
              <FileActions file={file} isWide={isWide} />
            </section>
            {isWide && (
              <div className="page-card library-pages">
                <PdfView
                  title={words.preview}
                  firstZoom={0.8}
                  load={(signal) => sendForBytes(libraryFileContent, { id }, { signal, background: true })}
                />
              </div>
            )}
          </div>
        )}
      </QueryView>
    </div>
  )
}
