import { issuedDocument, issuedDocuments } from '@campus/contract/documents/console/issued.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { keyOf, useRead } from '../../../../api/use-read.ts'

/** Milliseconds after which a document that is being made is asked for again. */
export const makingPause = 1500

/** A document; while it is being made it is asked for again, and the lists that show it and the one that it replaces follow. */
export const useIssued = (id: string) => {
  const queries = useQueryClient()
  // Asked for each time it is opened: one that was read while its replacement was being made was valid then.
  const read = useRead(issuedDocument, { id }, { background: true, staleTime: 0 })
  const isMaking = read.data?.state === 'making'
  const latest = useRef(read.refetch)
  useEffect(() => {
    latest.current = read.refetch
  })
  useEffect(() => {
    if (!isMaking) return undefined
    const timer = setInterval(() => void latest.current(), makingPause)
    return () => {
      clearInterval(timer)
      for (const call of [issuedDocument, issuedDocuments]) void queries.invalidateQueries({ queryKey: keyOf(call) })
    }
  }, [isMaking, queries])
  return read
}
