import { previewTemplate } from '@campus/contract/documents/console/templates.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../../../../api/send.ts'
import { keyOf } from '../../../../../api/use-read.ts'
import { Previewed } from './previewable.ts'

/** What was written, once nothing has changed for so many milliseconds; the first of it at once. */
const usePaused = <Value extends string | undefined>(written: Value, milliseconds: number): Value => {
  const [paused, setPaused] = useState(written)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(written), milliseconds)
    return () => clearTimeout(timer)
  }, [written, milliseconds])
  return paused
}

/** How long nobody types before a specimen is made. */
const pause = 800

interface Specimen {
  readonly address: string
  readonly pages: number
  readonly milliseconds: number
}

const make = async (text: string, signal: AbortSignal) => {
  const began = performance.now()
  const { pdfUrl, pages, problems } = await send(previewTemplate, Previewed.parse(JSON.parse(text)), { signal, background: true })
  const specimen: Specimen = { address: pdfUrl, pages, milliseconds: performance.now() - began }
  return problems.length > 0 ? { problems } : { problems, specimen }
}

/** Makes a specimen whenever the typing pauses; an older one that is still being made is given up. */
export const useLivePreview = (request: Previewed | undefined) => {
  const text = request && JSON.stringify(request)
  const paused = usePaused(text, pause)
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [...keyOf(previewTemplate), paused],
    queryFn: ({ signal }) => make(paused ?? '', signal),
    enabled: paused !== undefined,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // The last one that could be made stays while the source is wrong.
  const [last, setLast] = useState(data?.specimen)
  if (data?.specimen && data.specimen !== last) setLast(data.specimen)
  return {
    specimen: data?.specimen ?? last,
    problems: data?.problems,
    error,
    isMaking: isFetching || text !== paused,
    retry: refetch,
  }
}
