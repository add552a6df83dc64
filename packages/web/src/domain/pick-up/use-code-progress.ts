import { pickUpProgress } from '@campus/contract/printing/items.ts'
import { useRead } from '../../api/use-read.ts'
import { useTopic } from '../../api/use-topic.ts'

const pause = 3000

/**
 * What comes out with a code, from the moment in which a terminal has read it; a lost socket only makes it slower.
 * It is asked for without network too: the first answer tells that the server is reached again.
 */
export const useCodeProgress = (id: string) => {
  const read = useRead(pickUpProgress, { id }, { staleTime: 0, background: true, refetchInterval: pause })
  const { data, refetch, isSuccess, failureCount } = read
  const look = () => void refetch()
  useTopic('print', look, look)
  return { progress: data ?? undefined, isReached: isSuccess && failureCount === 0 }
}
