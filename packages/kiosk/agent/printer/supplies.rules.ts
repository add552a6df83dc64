/** What is left in the trays, from `printer-input-tray` (PWG 5100.13): `type=…;level=120;…`. Negative levels mean unknown. */
export const sheetsIn = (trays: readonly string[]): number | null => {
  const levels = trays.map((tray) => Number(/(?:^|;)level=(-?\d+)/.exec(tray)?.[1] ?? -1)).filter((level) => level >= 0)
  return levels.length > 0 ? levels.reduce((sum, level) => sum + level, 0) : null
}

/** Only what marks paper counts: a waste container that fills is no toner. Without types all levels are taken for toner. */
export const tonerIn = (levels: readonly number[], types: readonly string[]): number | null => {
  const told = levels.filter((level, at) => level >= 0 && level <= 100 && !(types[at] ?? '').startsWith('waste'))
  return told.length > 0 ? Math.min(...told) : null
}

/** The same from `printer-supply` (PWG 5100.13), where a printer without CUPS tells it: only what is used up counts. */
export const tonerInSupplies = (supplies: readonly string[]): number | null => {
  const told = supplies.flatMap((supply) => {
    const fields = new Map(supply.split(';').map((field) => field.split('=', 2) as [string, string]))
    const [level, most] = [Number(fields.get('level') ?? -1), Number(fields.get('maxcapacity') ?? -1)]
    return fields.get('class') === 'supplyThatIsConsumed' && level >= 0 && most > 0 ? Math.min(100, Math.round((level / most) * 100)) : []
  })
  return told.length > 0 ? Math.min(...told) : null
}

const sizes = {
  a4: ['iso_a4_210x297mm'],
  photo: ['na_index-4x6_4x6in', 'om_small-photo_100x150mm', 'jpn_hagaki_100x148mm'],
} as const

/** The name of the paper as this printer has it loaded; where it tells nothing, the usual one. */
export const chooseMedia = (media: 'a4' | 'photo', ready: readonly string[]): string =>
  sizes[media].find((size) => ready.includes(size)) ?? sizes[media][0]
