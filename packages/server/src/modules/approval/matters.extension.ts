import { matterScreens } from '@campus/contract/paths/matter-screens.ts'
import { extensionPoint } from '../../platform/extension-point.ts'
import type { Matters } from './matter.ts'

/** What the processes of schools decide about. The areas that own the records depend on this one. */
export const matters = extensionPoint<Matters>('approval.matters', matterScreens)
