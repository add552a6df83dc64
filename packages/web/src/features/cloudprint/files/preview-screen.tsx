import { printFileContent } from '@campus/contract/cloudprint/files.ts'
import { libraryFile, libraryFileContent } from '@campus/contract/cloudprint/library.ts'
import { Id } from '@campus/contract/fields.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { sendForBytes } from '../../../api/send.ts'
import { useRead } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useScreenTitle } from '../../../navigation/screen-title.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { nameIn } from '@campus/contract/localized-name.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { PdfView } from '@campus/ui/pdf/pdf-view.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { QueryView } from '@campus/ui/states/query-view.tsx'
import { useLanguage } from '@campus/ui/words/language-store.ts'
import { useWords } from '@campus/ui/words/words.ts'
import './files.css'
import { PhotoPicture } from './photo-picture.tsx'
import { useOwnFile } from './use-own-file.ts'
import { fileWords } from './words.ts'

const wideZoom = 1

interface PagesProps {
  readonly name: string
  readonly load: (signal: AbortSignal) => Promise<Blob>
}

function Pages({ name, load }: PagesProps) {
  const isWide = useWide()
  return <PdfView title={name} load={load} {...(isWide && { firstZoom: wideZoom })} />
}

function OwnFile({ id }: { readonly id: string }) {
  const words = useWords(fileWords)
  const read = useOwnFile(id)
  useScreenTitle(read.data?.name)
  return (
    <QueryView read={read} otherWay={<Button onClick={() => void redirect(cloudPrintPaths.files)}>{words.toFiles}</Button>}>
      {({ kind, name, state, reason }) => {
        if (state !== 'ready') return <Empty t={reason || words.reading} />
        if (kind === 'photo') return <PhotoPicture id={id} name={name} />
        return (
          <>
            <Pages name={name} load={(signal) => sendForBytes(printFileContent, { id }, { signal, background: true })} />
            <Button block color="primary" onClick={() => void open(cloudPrintPaths.document, { fileId: id })}>
              {words.print}
            </Button>
          </>
        )
      }}
    </QueryView>
  )
}

function LibraryFile({ id }: { readonly id: string }) {
  const words = useWords(fileWords)
  const language = useLanguage()
  const read = useRead(libraryFile, { id })
  useScreenTitle(read.data && nameIn(read.data, language))
  return (
    <QueryView read={read} otherWay={<Button onClick={() => void redirect(cloudPrintPaths.library)}>{words.toLibrary}</Button>}>
      {(file) => (
        <Pages name={nameIn(file, language)} load={(signal) => sendForBytes(libraryFileContent, { id }, { signal, background: true })} />
      )}
    </QueryView>
  )
}

/** The pages of a file of mine, or of one of the library, before they are printed. */
export default function PreviewScreen() {
  const words = useWords(fileWords)
  const query = useQueryOf(cloudPrintPaths.preview)
  const fileId = Id.safeParse(query.fileId).data
  const libraryId = Id.safeParse(query.libraryId).data
  return (
    <div className="page preview">
      {fileId && <OwnFile key={fileId} id={fileId} />}
      {!fileId && libraryId && <LibraryFile key={libraryId} id={libraryId} />}
      {!fileId && !libraryId && (
        <Empty t={words.noAddress} action={<Button onClick={() => void redirect(cloudPrintPaths.files)}>{words.toFiles}</Button>} />
      )}
    </div>
  )
}
