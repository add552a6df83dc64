import { ownPickUpCodes, type PickUpCode } from '@campus/contract/printing/items.ts'
import { useNow } from '@campus/ui/time/use-now.ts'
import { useEffect, useRef } from 'react'
import { useTopic } from '../../api/use-topic.ts'
import { useCachedRead } from '../../offline-cache/use-cached-read.ts'
import { livingAt } from './living-at.ts'

interface LivingCodes {
  readonly codes: readonly PickUpCode[]
  /** The server could not be asked: these are the ones that it told of last. */
  readonly isKept: boolean
}

/** My codes that live. They stay on this device until they end, for when there is no network; what was printed meanwhile is forgotten. */
export const useLivingCodes = (): LivingCodes => {
  const { data = [], refetch, keptAt } = useCachedRead(ownPickUpCodes, {}, { background: true })
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  useTopic('print', () => void latest.current())
  return { codes: livingAt(data, useNow(10_000)), isKept: keptAt !== undefined }
}
