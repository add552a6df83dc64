import type { rankSteps } from '@campus/contract/home/workbench.ts'
import { accountPaths } from '@campus/contract/paths/account.ts'
import { helpPaths } from '@campus/contract/paths/help.ts'
import { messagesPaths } from '@campus/contract/paths/messages.ts'
import type { Path } from '@campus/contract/paths/path.ts'
import { peoplePaths } from '@campus/contract/paths/people.ts'

/** Where each step is taken. */
export const stepPlaces: Record<(typeof rankSteps)[number], Path> = {
  profile: peoplePaths.profile,
  phone: peoplePaths.phone,
  email: peoplePaths.email,
  avatar: peoplePaths.avatar,
  portrait: peoplePaths.portrait,
  emergency_contact: peoplePaths.emergency,
  passkey: accountPaths.passkeys,
  reminders: messagesPaths.reminders,
  feedback: helpPaths.writeFeedback,
  evaluation: helpPaths.evaluation,
}
