import { abilitiesFor } from '@campus/contract/cloudprint/prices.ts'
import type { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'

/** What this terminal lacks to print a file of one's own at all. */
export const lackedForFile = (abilities: readonly TerminalAbility[], kind: 'document' | 'photo_sheet'): TerminalAbility[] =>
  abilitiesFor(kind === 'photo_sheet' ? 'photo' : 'bw_single').filter((ability) => !abilities.includes(ability))

export const attributeOf = (inColour: boolean, onBothSides: boolean): PrintAttribute =>
  `${inColour ? 'co' : 'bw'}_${onBothSides ? 'double' : 'single'}`
