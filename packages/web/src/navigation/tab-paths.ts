import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'
import type { Session } from '../session/session.ts'
import { isRegistered, knownScreens } from './registry.ts'

const all: readonly Path[] = [messagesPaths.home, messagesPaths.workbench, messagesPaths.book, messagesPaths.messages, peoplePaths.my]

/** The tabs in their order. The school may leave out Home, which gives four; a tab appears with its screen. */
export const tabPaths = (tabBar: Session['tabBar']): readonly Path[] =>
  all.filter((path) => (isRegistered(path) || knownScreens.getState() === 'first') && (tabBar === 'five' || path !== messagesPaths.home))
