import { PrintFileKind } from '@campus/contract/cloudprint/files.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Choice } from '@campus/ui/choice/choice.tsx'
import { EndlessList } from '@campus/ui/list/endless-list.tsx'
import { UploadOutline } from 'antd-mobile-icons'
import { open, redirect } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import '@campus/ui/page/page.css'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { FileRow } from './file-row.tsx'
import './files.css'
import { useOwnFiles } from './use-own-files.ts'
import { fileWords } from './words.ts'

const show = (kind: PrintFileKind | undefined) => void redirect(cloudPrintPaths.files, { kind })

/** The files that I uploaded and that are still kept. */
export default function FilesScreen() {
  const words = useWords(fileWords)
  const kind = PrintFileKind.safeParse(useQueryOf(cloudPrintPaths.files).kind).data
  const pages = useOwnFiles(kind)
  const upload = (
    <Button color="primary" onClick={() => void open(cloudPrintPaths.document)}>
      <UploadOutline aria-hidden /> {words.upload}
    </Button>
  )
  const isNarrowed = kind !== undefined
  const empty = isNarrowed ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={() => show(undefined)} />
  ) : (
    <Empty t={words.none} action={upload} />
  )
  return (
    <div className="page files list-on-card">
      {(isNarrowed || (pages.total ?? 0) > 0) && (
        <>
          <div className="files-head">
            <p className="page-note">{words.sealed}</p>
            {upload}
          </div>
          <Choice
            label={words.show}
            look="tabs"
            options={[['', words.all], ...PrintFileKind.options.map((value) => [value, words[value]] as const)]}
            value={kind ?? ''}
            onChoose={(chosen) => show(chosen === '' ? undefined : chosen)}
          />
        </>
      )}
      <EndlessList label={words.list} pages={pages} keyOfRow={({ id }) => id} empty={empty}>
        {(file) => <FileRow file={file} />}
      </EndlessList>
    </div>
  )
}
