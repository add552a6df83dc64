import { loginInit } from '@campus/contract/school/login-page.ts'
import { useRead } from '../../api/use-read.ts'
import { useSession } from '../../session/use-session.ts'

/** Which product this is; a line that may stay empty while there is no network. */
export function AboutProduct() {
  const school = useSession('school')
  const { data } = useRead(loginInit, school ? { schoolId: school.id } : {}, { background: true, staleTime: 300_000 })
  return <p className="my-about">{data && `${data.product.name} ${data.product.version}`}</p>
}
