import { LogFilter } from '@campus/contract/logs/log-filter.ts'
import type { LogAddress } from '@campus/contract/paths/logs.ts'

const { shape } = LogFilter
const names = ['from', 'until', 'unitId', 'personId', 'action', 'outcome', 'network', 'words'] as const

/** What an address asks for, as far as it can be asked for; what is broken in it is left out. */
export const filterIn = (query: Readonly<LogAddress>): LogFilter =>
  Object.fromEntries(
    names.flatMap((name) => {
      const { data } = shape[name].safeParse(query[name])
      return data === undefined ? [] : [[name, data]]
    }),
  )

/** An address without any of it. */
export const noFilter: Readonly<Record<(typeof names)[number], undefined>> = {
  from: undefined,
  until: undefined,
  unitId: undefined,
  personId: undefined,
  action: undefined,
  outcome: undefined,
  network: undefined,
  words: undefined,
}
