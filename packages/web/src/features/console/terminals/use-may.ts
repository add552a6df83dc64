import { useSession } from '../../../session/use-session.ts'

/** An administrator sets terminals up; who manages a part of the school handles faults; an auditor reads. */
export const useMay = () => {
  const roles = useSession('user')?.roles ?? []
  return { setUp: roles.includes('admin'), handle: roles.includes('admin') || roles.includes('manager') }
}
