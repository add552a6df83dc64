import type { PrintItem } from '@campus/contract/printing/items.ts'
import { isColour, isDuplex, type PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'

type Abilities = readonly TerminalAbility[]

/** Whether this terminal can print it at all; a certificate with colours comes out grey where there are none. */
export const canPrint = (abilities: Abilities, { kind, attribute }: Pick<PrintItem, 'kind' | 'attribute'>): boolean => {
  if (isDuplex(attribute) && !abilities.includes('duplex')) return false
  if (kind === 'certificate') return abilities.includes('certificate')
  return (abilities.includes('document') || abilities.includes('photo')) && (!isColour(attribute) || abilities.includes('colour'))
}

/** A sheet of photos needs paper for photos. */
export const canPrintFile = (abilities: Abilities, kind: 'document' | 'photo_sheet'): boolean =>
  abilities.includes(kind === 'photo_sheet' ? 'photo' : 'document')

export const attributeOf = (inColour: boolean, onBothSides: boolean): PrintAttribute =>
  `${inColour ? 'co' : 'bw'}_${onBothSides ? 'double' : 'single'}`
