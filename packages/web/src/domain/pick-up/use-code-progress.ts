import { pickUpProgress } from '@campus/contract/printing/items.ts'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'

const pause = 3000

/** What comes out with a code, from the moment in which a terminal has read it; a lost socket only makes it slower. */
export const useCodeProgress = (id: string, isOffline: boolean) => {
  const { data, refetch } = useRead(pickUpProgress, { id }, { enabled: !isOffline, staleTime: 0, background: true, refetchInterval: pause })
  const look = () => void (isOffline ? undefined : refetch())
  useTopic('print', look, look)
  return data ?? undefined
}
