import type { QueueKind } from '@campus/contract/console/work.ts'
import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { MenuSection } from './sections.ts'

/** A place inside a screen that has a name of its own, such as a setting. */
export interface MenuPlace {
  readonly title: Phrase
  /** What the address of the screen says then, given the title as the reader knows it. */
  readonly queryFor: (title: string) => Readonly<Record<string, string>>
}

export interface MenuEntry {
  readonly path: Path
  readonly section: MenuSection
  /** Its place below the heading, a number that no other entry of the section has. */
  readonly order: number
  /** Screens that show one thing of its list; in the menu the list stands for them. */
  readonly details?: readonly Path[]
  /** What the search finds inside it; comes when somebody searches. */
  readonly places?: () => Promise<{ readonly places: readonly MenuPlace[] }>
  /** What waits behind it for the word of who manages. */
  readonly waiting?: QueueKind
}

let entries: readonly MenuEntry[] = []

/** The app hands over what its areas let administer; the menu itself knows none of them. */
export const registerMenu = (given: readonly MenuEntry[]): void => {
  entries = [...entries, ...given].toSorted((one, other) => one.section.order - other.section.order || one.order - other.order)
}

/** In the order of the menu. */
export const registeredMenu = (): readonly MenuEntry[] => entries

/** The list that a screen shows one thing of. */
export const listOf = (screen: Path): Path | undefined => entries.find(({ details = [] }) => details.includes(screen))?.path

/** Whether the menu has an entry for a screen, also for one that is not of the administration alone. */
export const isInMenu = (screen: Path): boolean => entries.some(({ path }) => path === screen)
