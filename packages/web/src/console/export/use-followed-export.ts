import { type Export, exportById } from '@campus/contract/logs/exports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '../../api/use-read.ts'

const pause = 1000

/** One export, read again while it is being made. */
export const useFollowedExport = (known: Export): Export => {
  const queries = useQueryClient()
  const cached = queries.getQueryData<Export>(keyOf(exportById, { id: known.id })) ?? known
  const isAtWork = cached.state === 'running'
  const { data } = useRead(
    exportById,
    { id: known.id },
    { enabled: isAtWork, background: true, staleTime: 0, refetchInterval: isAtWork && pause },
  )
  return data ?? known
}
