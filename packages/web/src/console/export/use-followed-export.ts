import { type Export, type ExportState, exportById } from '@campus/contract/logs/exports.ts'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useRead } from '../../api/use-read.ts'

/** How often it is read again: somebody else decides about one that waits. */
const pauses: Partial<Record<ExportState, number>> = { waiting: 5000, running: 1000 }
const open: ReadonlySet<ExportState> = new Set(['waiting', 'running', 'ready'])

/** One export, read again while it waits or is being made, and when it is cancelled. */
export const useFollowedExport = (known: Export): Export => {
  const queries = useQueryClient()
  const cached = queries.getQueryData<Export>(keyOf(exportById, { id: known.id })) ?? known
  const { data } = useRead(
    exportById,
    { id: known.id },
    { enabled: open.has(cached.state), background: true, staleTime: 0, refetchInterval: pauses[cached.state] ?? false },
  )
  return data ?? known
}
