import type { z } from 'zod'
import type { Language } from '../language.ts'
import type { TerminalName } from './terminal-states.ts'

type Located = Pick<z.infer<typeof TerminalName>, 'location' | 'locationEn' | 'locationTw'>

/** The place of a terminal, in the reader's language. */
export const locationIn = ({ location, locationEn, locationTw }: Located, language: Language): string =>
  ({ zh_CN: location, en_US: locationEn, zh_TW: locationTw })[language] || location
