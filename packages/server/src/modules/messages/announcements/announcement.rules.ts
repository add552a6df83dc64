import type { Phrase } from '@campus/contract/language.ts'
import type { Audience } from '@campus/contract/messages/announcements.ts'
import { isInScope, type Scope } from '../../school/organisation/scope.service.ts'

export type AnnouncementState = 'draft' | 'scheduled' | 'publishing' | 'published' | 'recalled'

/** Until its time has come nobody has seen it, so everything about it may change. */
export const mayChange = (state: AnnouncementState) => state === 'draft' || state === 'scheduled'

export const isOnItsWay = (state: AnnouncementState) => state === 'scheduled' || state === 'publishing'

/** The whole school and its user types are for those alone whose word reaches the whole school. */
export const mayReach = (scope: Scope, audience: readonly Audience[]) =>
  audience.every((part) => (part.kind === 'unit' ? isInScope(scope, part.unitId) : scope === 'school'))

/** Who writes in one language only is read in that one. */
export const inThree = (zhCN: string, enUS: string, zhTW: string): Phrase => [zhCN, enUS || zhCN, zhTW || zhCN]
