import { abilitiesFor } from '@campus/contract/cloudprint/prices.ts'
import { PrintAttribute } from '@campus/contract/printing/print-attributes.ts'
import type { TerminalAbility } from '@campus/contract/terminals/terminal-states.ts'

interface Thing {
  readonly kind: string
  readonly media: string
  readonly attribute: string
}

/** What a terminal must be able to do to print an item as ordered. */
const neededFor = ({ kind, media, attribute }: Thing): readonly TerminalAbility[] => {
  const needed = abilitiesFor(media === 'photo' ? 'photo' : PrintAttribute.parse(attribute))
  return kind === 'certificate' ? needed.map((ability) => (ability === 'document' ? 'certificate' : ability)) : needed
}

/** How an item would be printed at a terminal. A certificate may be grey; a print paid as colour must be colour. */
export const standsAt = (thing: Thing, abilities: readonly string[]): { isPossible: boolean; lacks: TerminalAbility[] } => {
  const lacks = neededFor(thing).filter((ability) => !abilities.includes(ability))
  return { isPossible: lacks.every((ability) => ability === 'colour' && thing.kind === 'certificate'), lacks }
}

const greys: Record<PrintAttribute, PrintAttribute> = {
  bw_single: 'bw_single',
  bw_double: 'bw_double',
  co_single: 'bw_single',
  co_double: 'bw_double',
}

/** How a thing is really put on paper where this is lacking. */
export const attributeWithout = (thing: Pick<Thing, 'attribute'>, lacks: readonly TerminalAbility[]): PrintAttribute => {
  const attribute = PrintAttribute.parse(thing.attribute)
  return lacks.includes('colour') ? greys[attribute] : attribute
}
