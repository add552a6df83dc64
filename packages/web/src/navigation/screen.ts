import type { Phrase } from '@campus/contract/language.ts'
import type { Who } from '@campus/contract/roles.ts'
import type { ComponentType } from 'react'
import type { Path } from '../paths/path.ts'

interface ScreenModule {
  readonly default: ComponentType
}

export interface Screen {
  readonly path: Path
  readonly load: () => Promise<ScreenModule>
  readonly guard: Who
  readonly title: Phrase
  /** `tab` shows the tab bar, `bar` the navigation bar with its back button, `none` leaves the whole page to the screen. */
  readonly chrome: 'tab' | 'bar' | 'none'
  /** Known to `npm run screens`, left out of the production app. Guard the import too: `import.meta.env?.DEV === false ? [] : […]`. */
  readonly developmentOnly?: true
}
