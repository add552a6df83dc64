import { registerMenu } from '../console/menu/registered-menu.ts'
import { registerStartParts } from '../console/menu/start-parts.ts'
import type { Feature } from '../features/feature.ts'
import { registerTiles } from '../launcher/registered-tiles.ts'
import type { Screen } from '../navigation/screen.ts'

/** Hands each part of the app what the areas give to it; the screens are returned for the navigation. */
export const registerFeatures = (features: readonly Feature[]): readonly Screen[] => {
  registerTiles(
    features.flatMap(({ tiles = [] }) => tiles),
    features.flatMap(({ keywords = [] }) => keywords),
  )
  registerMenu(features.flatMap(({ consoleMenu = [] }) => consoleMenu))
  registerStartParts(features.flatMap(({ consoleStart = [] }) => consoleStart))
  for (const { atStart } of features) atStart?.()
  return features.flatMap(({ area, screens }) => screens.map((screen) => ({ area, ...screen })))
}
