import { type PrintFileKind, printFiles } from '@campus/contract/cloudprint/files.ts'
import { usePages } from '@campus/ui/list/use-pages.ts'
import { send } from '../../../api/send.ts'
import { keyOf } from '../../../api/use-read.ts'
import { useTopic } from '../../../api/use-topic.ts'

/** My files of one kind or all, reloaded whenever one of them was read. */
export const useOwnFiles = (kind: PrintFileKind | undefined) => {
  const pages = usePages(keyOf(printFiles, { kind }), (pageNum, signal) => send(printFiles, { kind, pageNum }, { signal }))
  const refresh = () => void pages.refetch()
  useTopic('print_file', refresh, refresh)
  return pages
}
