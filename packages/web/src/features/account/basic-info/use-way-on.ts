import { identityStatus } from '@campus/contract/identity/papers.ts'
import { identityPaths } from '@campus/contract/paths/identity.ts'
import { useRead } from '../../../api/use-read.ts'
import { enter, relaunch } from '../../../navigation/navigator.ts'
import { useSession } from '../../../session/use-session.ts'

/**
 * Where the first login leads on to: to the photo guide, which is offered this once, where the school asks for a photo that is not there
 * yet; otherwise in. Nothing while that is not known; without an answer nobody is kept waiting for one.
 */
export const useWayOn = (back: string | undefined): (() => Promise<unknown>) | undefined => {
  const user = useSession('user')
  // Visitors and families give a photo where a service asks for one.
  const isMember = user?.roles.some((role) => role === 'student' || role === 'teacher') ?? false
  const { data, isLoading } = useRead(identityStatus, {}, { enabled: isMember, background: true })
  if (isLoading) return undefined
  const lacksPhoto = data?.steps.some(({ step, state, isRequired }) => step === 'photo' && isRequired && state === 'todo') ?? false
  return () => (lacksPhoto ? relaunch(identityPaths.firstLoginGuide, { back }) : enter(back))
}
