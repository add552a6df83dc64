import type { MenuEntry } from '../console/menu/registered-menu.ts'
import type { StartPart } from '../console/menu/start-parts.ts'
import type { LoadKeywords } from '../launcher/keywords.ts'
import type { Tile } from '../launcher/tile.ts'
import type { Screen } from '../navigation/screen.ts'

/** All that one area gives to the app; what it has for those who manage is a second one, with the same area. */
export interface Feature {
  readonly area: string
  readonly screens: readonly Screen[]
  /** What home and workbench offer of it. */
  readonly tiles?: readonly Tile[]
  /** What else people call its tiles when they search. */
  readonly keywords?: LoadKeywords
  /** Begins with the app and goes on whatever screen is open, such as sending what waits on the device. */
  readonly atStart?: () => void
  /** What the menu of the school's administration has of it. */
  readonly consoleMenu?: readonly MenuEntry[]
  /** What the first page of the administration shows of it. */
  readonly consoleStart?: readonly StartPart[]
}

export const defineFeature = (feature: Feature): Feature => feature
