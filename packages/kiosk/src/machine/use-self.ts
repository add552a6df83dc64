import type { OutputOf } from '@campus/contract/call.ts'
import { terminalSelf } from '@campus/contract/terminals/machine.ts'
import { isServerAway } from './connection.ts'
import { useNews } from './news.ts'
import { send } from './send.ts'
import { useAsked } from './use-asked.ts'

export type Self = OutputOf<typeof terminalSelf>

const calmMs = 30_000
const awayMs = 3000

/** This terminal and its status; `undefined` until the first response. */
export const useSelf = () => {
  const { value, askNow } = useAsked({ ask: () => send(terminalSelf, {}), pause: () => (isServerAway() ? awayMs : calmMs) })
  useNews('status', askNow)
  useNews('ready', askNow)
  return { self: value, askNow }
}
