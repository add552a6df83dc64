import { loginInit } from '@campus/contract/school/login-page.ts'
import { useRead } from '../api/use-read.ts'
import { useKeepLook } from '../session/keep-look.ts'
import { useSession } from '../session/use-session.ts'

const fewMinutes = 300_000

/** Who is logged in sees the look of their school; the login page shows that of the school chosen there. */
export function FollowLook() {
  const schoolId = useSession('user')?.schoolId
  const options = { enabled: schoolId !== undefined, background: true, staleTime: fewMinutes }
  useKeepLook(useRead(loginInit, schoolId === undefined ? {} : { schoolId }, options).data?.look)
  return null
}
