import type { TerminalName } from '@campus/contract/terminals/terminal-states.ts'
import type { z } from 'zod'
import { titlesOf } from '../school/titles.ts'

export type Place = z.infer<typeof TerminalName>

interface Located {
  readonly location: string
  readonly location_en: string
  readonly location_tw: string
}

/** What a terminal is called and where it stands, as the contract spells it. */
export const nameOf = (row: Parameters<typeof titlesOf>[0] & Located): Place => ({
  ...titlesOf(row),
  location: row.location,
  locationEn: row.location_en,
  locationTw: row.location_tw,
})
