import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { Role } from '@campus/contract/roles.ts'
import type { ComponentType } from 'react'

/** What people come for, in the order in which they look for it. */
export const tileGroups = {
  certificates: ['证明', 'Certificates', '證明'],
  printing: ['打印', 'Printing', '列印'],
  study: ['学习', 'Study', '學習'],
  office: ['办事', 'Office', '辦事'],
  mine: ['我的', 'Me', '我的'],
} as const satisfies Record<string, Phrase>

export type TileGroup = keyof typeof tileGroups

/** Something that home and workbench can offer. It is shown when its screen exists and the reader may open it. */
export interface Tile {
  /** The word by which the server keeps orders, favourites and badges. */
  readonly name: string
  readonly group: TileGroup
  /**
   * Its place among the tiles of all areas, a number that no other has: certificates and study from 1000, printing from
   * 2000, office from 3000, the school's administration from 4000, one's own things from 5000.
   */
  readonly order: number
  readonly path: Path
  readonly title: Phrase
  /** The syllables of the Chinese title, for people who type pinyin or its initials. */
  readonly spelling: string
  /** No two that stand side by side have the same. */
  readonly icon: ComponentType
  /** Those it is offered to, where that is fewer than may open its screen. */
  readonly for?: readonly Role[]
  /** Offered only where there is something behind it: to those whom the school gives certificates. */
  readonly needs?: 'certificates'
  /** Reached from another service, and found by searching; not among the tiles. */
  readonly isMinor?: boolean
}
