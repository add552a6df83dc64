import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { findServices } from '../../launcher/find-services.ts'
import type { Keywords } from '../../launcher/keywords.ts'
import { registeredTiles } from '../../launcher/registered-tiles.ts'
import { findScreen } from '../../navigation/registry.ts'

const untitled: Phrase = ['', '', '']

/** The entries of a menu that are called like what was typed, the best fits first: by title, pinyin and other names, as on the workbench. */
export const findEntries = <Entry extends { readonly path: Path }>(
  entries: readonly Entry[],
  typed: string,
  keywords: Keywords,
): readonly Entry[] => {
  const tiles = registeredTiles()
  const findable = entries.map((entry) => {
    const tile = tiles.find(({ path }) => path === entry.path)
    const title = findScreen(entry.path.address)?.title ?? untitled
    return { entry, name: tile?.name ?? '', title, spelling: tile?.spelling ?? '' }
  })
  return findServices(findable, typed, keywords).map(({ entry }) => entry)
}
