import { identityStatus } from '@campus/contract/identity/papers.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { useRead } from '../../../api/use-read.ts'
import { enter, relaunch } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'

/**
 * Where the first login leads on to: to the photo guide, which is offered this once, where the school asks for a photo that is not there
 * yet; otherwise in. It is asked for beforehand, and waited for only by who goes on; without an answer nobody is kept.
 */
export const useWayOn = (back: string | undefined): (() => Promise<unknown>) => {
  const user = useSession('user')
  // Visitors and families give a photo where a service asks for one.
  const isMember = user?.roles.some((role) => role === 'student' || role === 'teacher') ?? false
  const { data, refetch } = useRead(identityStatus, {}, { enabled: isMember, background: true })
  return async () => {
    const status = data ?? (isMember ? (await refetch({ cancelRefetch: false })).data : undefined)
    const lacksPhoto = status?.steps.some(({ step, state, isRequired }) => step === 'photo' && isRequired && state === 'todo') ?? false
    await (lacksPhoto ? relaunch(identityPaths.firstLoginGuide, { back }) : enter(back))
  }
}
