import { useSession } from '../../session/use-session.ts'

/** Whose help is read: my school's, or before the login that of the school chosen on this device. */
export const useHelpSchool = (): { readonly schoolId?: string } => {
  const user = useSession('user')
  const chosen = useSession('school')
  const schoolId = user?.schoolId ?? chosen?.id
  return schoolId === undefined ? {} : { schoolId }
}
