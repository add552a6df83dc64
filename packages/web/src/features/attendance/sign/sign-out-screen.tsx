import { attendancePaths } from '@campus/contract/paths/attendance.ts'
import { useQueryOf } from '../../../navigation/use-query-of.ts'
import { SignView } from './sign-view.tsx'

export default function SignOutScreen() {
  const { code } = useQueryOf(attendancePaths.signOut)
  return <SignView key={code} purpose="out" code={code} />
}
