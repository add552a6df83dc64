import type { Phrase } from '@campus/contract/language.ts'
import { accountActions } from './account-actions.ts'
import { administrationActions } from './administration-actions.ts'
import { schoolActions } from './school-actions.ts'
import { serviceActions } from './service-actions.ts'
import { teachingActions } from './teaching-actions.ts'

/** Every action that is written to the audit log, in words. */
export const actionNames: Readonly<Record<string, Phrase>> = {
  ...accountActions,
  ...administrationActions,
  ...schoolActions,
  ...serviceActions,
  ...teachingActions,
}

/** An action of an older version keeps its own name. */
export const actionName = (action: string): Phrase => actionNames[action] ?? [action, action, action]

/** The actions whose words, in whatever language, have these letters in them. */
export const actionsNamed = (words: string): string[] => {
  const wanted = words.toLowerCase()
  return Object.entries(actionNames).flatMap(([action, phrase]) =>
    [action, ...phrase].some((text) => text.toLowerCase().includes(wanted)) ? [action] : [],
  )
}
