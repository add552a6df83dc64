import { collectedFiles } from '@campus/contract/cloudprint/library.ts'
import { Id } from '@campus/contract/fields.ts'
import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { LibraryFileView } from './file-view.tsx'
import { LibraryRow } from './library-row.tsx'
import { libraryWords } from './words.ts'

/** The library files that I collected, the last first. */
export default function CollectedScreen() {
  const words = useWords(libraryWords)
  const pages = usePages(keyOf(collectedFiles, {}), (pageNum, signal) => send(collectedFiles, { pageNum }, { signal }))
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.myCollection}
      pages={pages}
      empty={
        <Empty
          t={words.noCollected}
          action={
            <Button color="primary" onClick={() => void open(cloudPrintPaths.library)}>
              {words.toLibrary}
            </Button>
          }
        />
      }
      tools={null}
      path={cloudPrintPaths.collected}
      onePath={cloudPrintPaths.libraryFile}
      chosen={Id.safeParse(useQueryOf(cloudPrintPaths.collected).id).data}
      View={LibraryFileView}
    >
      {(file) => <LibraryRow file={file} />}
    </RowsWithDetail>
  )
}
