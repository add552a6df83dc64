import { useNow } from '@campus/ui/time/use-now.ts'
import { useSay } from '@campus/ui/words/words.ts'
import type { LinkRow } from '../navigation/rows.tsx'
import type { Workbench } from './use-workbench.ts'
import './waiting-count.css'
import { isUrgent, waitingTime } from './waiting-time.ts'

const oneMinute = 60_000

export function WaitingCount({ count, isUrgent: urgent = false }: { readonly count: number; readonly isUrgent?: boolean }) {
  return <span className={urgent ? 'waiting-count waiting-count-urgent' : 'waiting-count'}>{count > 99 ? '99+' : count}</span>
}

/** The services where something waits for the reader, the most urgent first, without the one that shows its own already. */
export const useWaitingRows = ({ init, offered }: Pick<Workbench, 'init' | 'offered'>, without?: string): LinkRow[] => {
  const say = useSay()
  const now = useNow(oneMinute)
  return (init?.waiting ?? []).flatMap(({ service, count, ...times }) => {
    const tile = offered.find(({ name }) => name === service)
    if (!tile || service === without) return []
    return {
      to: tile.path,
      title: say(tile.title),
      text: say(waitingTime(times, now)),
      icon: tile.icon,
      value: <WaitingCount count={count} isUrgent={isUrgent(times, now)} />,
    }
  })
}
