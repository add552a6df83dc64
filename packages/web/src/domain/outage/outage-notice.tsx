import { type PublicService, serviceOutages } from '@campus/contract/operations/status.ts'
import { minuteOf } from '@campus/ui/time/relative-time.ts'
import { useWords } from '@campus/ui/words/words.ts'
import { useRead } from '../../api/use-read.ts'
import './outage-notice.css'
import { outageWords } from './words.ts'

const lookAgainMs = 60_000

/** A plain sentence where people pay, send mail or print, while that does not work; nothing otherwise. */
export function OutageNotice({ service }: { readonly service: PublicService }) {
  const words = useWords(outageWords)
  const { data = [] } = useRead(serviceOutages, {}, { background: true, staleTime: lookAgainMs, refetchInterval: lookAgainMs })
  const outage = data.find((each) => each.service === service)
  if (!outage) return null
  return (
    <p className="outage-notice" role="status">
      {words.down(service)}
      <small>{words.since(minuteOf(Date.parse(outage.since)))}</small>
    </p>
  )
}
