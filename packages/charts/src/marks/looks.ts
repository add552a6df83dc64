/** Named by hue: what a tone means is said by who draws. */
export const tones = ['blue', 'orange', 'green', 'purple', 'teal', 'pink', 'ochre', 'gray', 'red'] as const
export type Tone = (typeof tones)[number]

const patterns = ['plain', 'stripes', 'dots', 'rising', 'bars', 'grid'] as const
export type Pattern = (typeof patterns)[number]

const markers = ['circle', 'square', 'diamond', 'triangle', 'cross', 'star'] as const
export type Marker = (typeof markers)[number]

/** Colour is never the only difference: areas differ by pattern, lines by dashes and markers. */
export interface Look {
  readonly tone: Tone
  readonly pattern: Pattern
  readonly marker: Marker
  /** Empty for a line without gaps. */
  readonly dash: string
}

const dashes = ['', '8 4', '2 4', '10 4 2 4', '5 3', '1 3'] as const

const at = <Value>(list: readonly [Value, ...Value[]], place: number): Value => list[place % list.length] ?? list[0]

/** The same place always looks the same; `tone` is what the series asks for. */
export const lookOf = (place: number, tone?: Tone, isEarlier = false): Look =>
  isEarlier
    ? { tone: tone ?? 'gray', pattern: 'stripes', marker: at(markers, place), dash: '2 5' }
    : { tone: tone ?? at(tones, place), pattern: at(patterns, place), marker: at(markers, place), dash: at(dashes, place) }
