import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { Who } from '@campus/contract/roles.ts'
import type { ComponentType } from 'react'

interface ScreenModule {
  readonly default: ComponentType
}

/** Lists that stand side by side under one title, each at its own address. */
export interface ScreenTabs {
  readonly title: Phrase
  readonly tabs: readonly (readonly [Path, Phrase])[]
}

export interface Screen {
  readonly path: Path
  readonly load: () => Promise<ScreenModule>
  readonly guard: Who
  /** The area that it belongs to: a duty may leave of a role some areas alone. Its feature says it, unless the screen does. */
  readonly area?: string
  readonly title: Phrase
  /**
   * `tab` shows the tab bar, `bar` the navigation bar with its back button, `console` the menu of the administration,
   * `none` leaves the whole page to the screen.
   */
  readonly layout: 'tab' | 'bar' | 'console' | 'none'
  readonly tabs?: ScreenTabs
}
