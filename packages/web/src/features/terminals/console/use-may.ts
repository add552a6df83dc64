import { useSession } from '../../../session/use-session.ts'

/** An administrator sets terminals up; everybody else reads. */
export const useMay = () => {
  const roles = useSession('user')?.roles ?? []
  return { setUp: roles.includes('admin') }
}
