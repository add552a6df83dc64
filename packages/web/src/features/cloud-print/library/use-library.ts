import { libraryDirectories, libraryFiles, librarySorts } from '@campus/contract/cloudprint/library.ts'
import { Id } from '@campus/contract/fields.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf, useRead } from '../../../api/use-read.ts'
import { refine } from '../../../navigation/navigator.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { cloudPrintPaths } from '../../../paths/cloud-print.ts'

export const useDirectories = () => useRead(libraryDirectories, {}, { staleTime: 60_000 })

const mostLetters = 60

interface Narrowing {
  readonly directoryId?: string | undefined
  readonly words?: string | undefined
  readonly sort?: (typeof librarySorts)[number]
}

/** What the address narrows the library to, and how it is narrowed further. */
export const useLibrary = () => {
  const query = useQueryOf(cloudPrintPaths.library)
  const filter = {
    directoryId: Id.safeParse(query.directoryId).data,
    words: query.words?.trim().slice(0, mostLetters) || undefined,
    sort: librarySorts.find((sort) => sort === query.sort) ?? 'newest',
  }
  return {
    id: Id.safeParse(query.id).data,
    filter,
    isNarrowed: filter.directoryId !== undefined || filter.words !== undefined,
    narrow: (part: Narrowing) => void refine(cloudPrintPaths.library, { ...filter, ...part }),
    pages: usePages(keyOf(libraryFiles, filter), (pageNum, signal) => send(libraryFiles, { ...filter, pageNum }, { signal })),
  }
}
