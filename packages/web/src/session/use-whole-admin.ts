import { useSession } from './use-session.ts'

/** Whether the person at this device is an administrator whose role no duty narrows: granting, keys and resets are theirs alone. */
export const useWholeAdmin = (): boolean => {
  const user = useSession('user')
  return (user?.roles.includes('admin') ?? false) && user?.duties?.admin === undefined
}
