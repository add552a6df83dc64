import { useSession } from '../../../session/use-session.ts'

/** Managers and administrators print sheets; auditors only look. */
export const useMayExport = (): boolean => {
  const roles = useSession('user')?.roles ?? []
  return roles.includes('admin') || roles.includes('manager')
}
