import type { Path } from '@campus/contract/paths/path.ts'
import { useSay } from '@campus/ui/words/words.ts'
import { findScreen } from '../../navigation/registry.ts'

/** What a screen is called where it is registered. */
export const useTitleOf = (): ((screen: Path) => string) => {
  const say = useSay()
  return ({ address }) => {
    const screen = findScreen(address)
    return screen ? say(screen.title) : ''
  }
}
