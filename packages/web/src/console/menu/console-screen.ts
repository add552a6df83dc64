import type { Phrase } from '@campus/contract/language.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import type { Who } from '@campus/contract/roles.ts'
import type { Screen } from '../../navigation/screen.ts'

const admins: Who = ['admin']
/** Who manages a part of the school sees its people and writes to them. */
export const managersToo: Who = ['admin', 'manager']
/** An auditor reads what was done and does nothing. */
export const auditorsToo: Who = ['admin', 'auditor']
export const readers: Who = ['admin', 'manager', 'auditor']

/** A screen of the administration; its title stands in the menu too. */
export const consoleScreen = (path: Path, title: Phrase, load: Screen['load'], guard: Who = admins): Screen => ({
  path,
  load,
  guard,
  title,
  layout: 'console',
})
