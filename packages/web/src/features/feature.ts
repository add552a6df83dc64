import type { LoadKeywords } from '../launcher/keywords.ts'
import type { Tile } from '../launcher/tile.ts'
import type { Screen } from '../navigation/screen.ts'

/** All that one area gives to the app. */
export interface Feature {
  readonly area: string
  readonly screens: readonly Screen[]
  /** What home and workbench offer of it. */
  readonly tiles?: readonly Tile[]
  /** What else people call its tiles when they search. */
  readonly keywords?: LoadKeywords
}

export const defineFeature = (feature: Feature): Feature => feature
