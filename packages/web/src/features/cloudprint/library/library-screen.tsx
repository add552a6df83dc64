import { cloudPrintPaths } from '@campus/contract/paths/cloudprint.ts'
import { Button } from '@campus/ui/button/button.tsx'
import { Empty } from '@campus/ui/states/empty.tsx'
import { NoneLikeThat } from '@campus/ui/states/none-like-that.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useWide } from '../../../layout/use-wide.ts'
import { open } from '../../../navigation/navigator.ts'
import { RowsWithDetail } from '../../../navigation/rows-with-detail.tsx'
import { LibraryFileView } from './file-view.tsx'
import { LibraryFilters, LibraryWays } from './library-filters.tsx'
import { LibraryRow } from './library-row.tsx'
import { useLibrary } from './use-library.ts'
import { libraryWords } from './words.ts'

/** What the school shares to be printed, found by words, directory and use. */
export default function LibraryScreen() {
  const words = useWords(libraryWords)
  const library = useLibrary()
  const { id, filter, isNarrowed, narrow, pages } = library
  const empty = isNarrowed ? (
    <NoneLikeThat t={words.noneLikeThat} onShowAll={() => narrow({ words: undefined, directoryId: undefined })} />
  ) : (
    <Empty
      t={words.none}
      action={
        <Button color="primary" onClick={() => void open(cloudPrintPaths.shareToLibrary)}>
          {words.share}
        </Button>
      }
    />
  )
  return (
    <RowsWithDetail
      isWide={useWide()}
      label={words.list}
      pages={pages}
      empty={empty}
      tools={
        <>
          <LibraryWays />
          <LibraryFilters library={library} />
        </>
      }
      path={cloudPrintPaths.library}
      filter={filter}
      onePath={cloudPrintPaths.libraryFile}
      chosen={id}
      View={LibraryFileView}
    >
      {(file) => <LibraryRow file={file} />}
    </RowsWithDetail>
  )
}
