const fieldsOf = (reported: string) => new Map(reported.split(';').map((field) => field.split('=', 2) as [string, string]))

const micrometresOf: Readonly<Record<string, number>> = { micrometers: 1, tenThousandthsOfInches: 2.54 }

/** How far a tray's guides may be from the paper. */
const tolerance = 5000

/** Whether the paper in a tray is A4, either edge first; undefined if the tray does not report it. */
const isA4 = (fields: ReadonlyMap<string, string>): boolean | undefined => {
  const unit = micrometresOf[fields.get('dimunit') ?? ''] ?? 1
  const [short = 0, long = 0] = ['mediafeed', 'mediaxfeed'].map((name) => Number(fields.get(name) ?? 0) * unit).toSorted((a, b) => a - b)
  if (!(short > 0)) return undefined
  return Math.abs(short - 210_000) <= tolerance && Math.abs(long - 297_000) <= tolerance
}

/**
 * How much A4 is left, from `printer-input-tray` (PWG 5100.13): `type=…;mediafeed=297000;mediaxfeed=210000;level=120;…`. Photo paper
 * helps nobody who prints a document. If no tray reports its paper, all of them count. Negative levels mean unknown, and a tray without
 * data may hold what the others lack.
 */
export const sheetsIn = (trays: readonly string[]): number | null => {
  const reported = trays.map(fieldsOf).map((fields) => ({ isA4: isA4(fields), level: Number(fields.get('level') ?? -1) }))
  const known = reported.filter(({ isA4 }) => isA4)
  const counted = (known.length > 0 ? known : reported.filter(({ isA4 }) => isA4 === undefined)).map(({ level }) => level)
  const sum = counted.filter((level) => level >= 0).reduce((sum, level) => sum + level, 0)
  const isSure = counted.length > 0 && counted.every((level) => level >= 0)
  return isSure || sum > 0 ? sum : null
}

/** Only what marks paper counts: a waste container that fills is no toner. Without types all levels are taken for toner. */
export const tonerIn = (levels: readonly number[], types: readonly string[]): number | null => {
  const reported = levels.filter((level, at) => level >= 0 && level <= 100 && !(types[at] ?? '').startsWith('waste'))
  return reported.length > 0 ? Math.min(...reported) : null
}

/** The same from `printer-supply` (PWG 5100.13), where a printer without CUPS reports it: only what is used up counts. */
export const tonerInSupplies = (supplies: readonly string[]): number | null => {
  const reported = supplies.flatMap((supply) => {
    const fields = fieldsOf(supply)
    const [level, max] = [Number(fields.get('level') ?? -1), Number(fields.get('maxcapacity') ?? -1)]
    return fields.get('class') === 'supplyThatIsConsumed' && level >= 0 && max > 0 ? Math.min(100, Math.round((level / max) * 100)) : []
  })
  return reported.length > 0 ? Math.min(...reported) : null
}

const sizes = {
  a4: ['iso_a4_210x297mm'],
  photo: ['na_index-4x6_4x6in', 'om_small-photo_100x150mm', 'jpn_hagaki_100x148mm'],
} as const

/** The name of the paper as this printer has it loaded; where it does not report one, the usual one. */
export const chooseMedia = (media: 'a4' | 'photo', ready: readonly string[]): string =>
  sizes[media].find((size) => ready.includes(size)) ?? sizes[media][0]
