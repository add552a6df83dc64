import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { allFeatures } from '@campus/web/app/all-features.ts'

const screens = allFeatures.flatMap((feature) => feature.screens)

/** What a screen is called where it is registered. */
export const screenTitle = (path: Path): Phrase => {
  const screen = screens.find((other) => other.path === path)
  if (!screen) throw new Error(`No screen is registered at ${path.address}`)
  return screen.title
}
