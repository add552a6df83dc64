import { Id } from '@campus/contract/fields.ts'
import { Empty } from '@campus/ui/states/empty.tsx'
import { useWords } from '@campus/ui/words/words.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'
import { LibraryFileView, ToLibrary } from './file-view.tsx'
import { libraryWords } from './words.ts'

export default function LibraryFileScreen() {
  const words = useWords(libraryWords)
  const id = Id.safeParse(useQueryOf(cloudPrintPaths.libraryFile).id).data
  return id ? <LibraryFileView key={id} id={id} /> : <Empty says={words.notChosen} action={<ToLibrary />} />
}
